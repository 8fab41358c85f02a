import {arrow, box, label, node, type Colors, type Diagram} from './shapes';

/** How every integration runs: the app opens the creator, the creator sends the avatar, the server keeps it. */
function integration(colors: Colors): string {
  return [
    box(colors, [4, 4, 138, 180], 'Your app', ['web page,', 'web view,', 'Unity, or', 'Unreal']),
    box(colors, [258, 4, 138, 180], 'Creator', ['camera,', 'editor,', 'Next button'], {stroke: colors.accent}),
    label(colors, [200, 40], ['1  opens']),
    arrow([150, 54], [250, 54], colors.accent),
    label(colors, [200, 104], ['2  export']),
    arrow([250, 118], [150, 118], colors.accent),
    label(colors, [200, 142], ['GLB and', 'avatar id']),
    arrow([68, 192], [68, 242], colors.accent),
    label(colors, [84, 222], ['3  keeps file and ids'], 'start'),
    box(colors, [4, 250, 138, 74], 'Your server', ['optional'], {isDashed: true}),
    box(colors, [258, 250, 138, 74], 'REST API', ['optional'], {isDashed: true}),
    label(colors, [200, 276], ['users,', 'sessions']),
    arrow([150, 308], [250, 308], colors.line),
  ].join('');
}

/** How the avatar leaves the web view of an app. */
function mobile(colors: Colors): string {
  return [
    box(colors, [4, 4, 392, 292], 'Your app'),
    box(colors, [20, 50, 210, 230], 'Web view', ['creator page, sdk=true']),
    box(colors, [38, 130, 174, 76], 'Creator', ['camera, editor'], {stroke: colors.accent}),
    arrow([76, 214], [76, 236], colors.accent),
    label(colors, [92, 230], ['export'], 'start'),
    label(colors, [38, 264], ['Your script'], 'start'),
    label(colors, [246, 92], ['opens the URL'], 'start'),
    arrow([380, 106], [240, 106], colors.line),
    label(colors, [246, 152], ['grants the', 'camera'], 'start'),
    arrow([380, 184], [240, 184], colors.line),
    label(colors, [246, 236], ['JSON'], 'start'),
    arrow([130, 259], [380, 259], colors.accent),
    label(colors, [246, 282], ['with the link'], 'start'),
  ].join('');
}

/** The Blueprint nodes of the web-view SDK. */
function unrealNodes(colors: Colors): string {
  const chain = (y: number, [event, call]: readonly [string, string], [from, to]: readonly [string, string]) =>
    [
      node(colors, [4, y, 158, 78], event, from, true),
      arrow([166, y + 20], [190, y + 20], colors.ink),
      node(colors, [196, y, 200, 78], call, to),
    ].join('');
  return [
    chain(4, ['Event Construct', 'Load Avaturn Browser'], ['', 'SubDomain']),
    chain(116, ['On Url Changed', 'Setup Browser'], ['', 'Response']),
    `<path d="M214 198V210H90" fill="none" stroke="${colors.accent}" stroke-width="2.5"/>`,
    arrow([90, 210], [90, 222], colors.accent),
    chain(228, ['Avatar Exported', 'Load New Avatar'], ['ExportResult', 'ExportResult']),
  ].join('');
}

/** How the native SDK gets from a session to a mesh. */
function unrealNative(colors: Colors): string {
  return [
    box(colors, [4, 4, 150, 76], 'Your server', ['newSession']),
    arrow([162, 42], [234, 42], colors.accent),
    label(colors, [198, 30], ['url']),
    box(colors, [244, 4, 152, 76], 'Your widget', ['tiles, colors']),
    label(colors, [308, 110], ['SelectAsset'], 'end'),
    arrow([320, 88], [320, 124], colors.accent),
    box(colors, [244, 132, 152, 76], 'Subsystem', ['of the SDK'], {stroke: colors.accent}),
    arrow([236, 170], [164, 170], colors.accent),
    label(colors, [200, 158], ['dresses']),
    box(colors, [4, 132, 150, 76], 'Editor actor', ['preview'], {stroke: colors.accent}),
    label(colors, [92, 238], ['ExportMesh'], 'start'),
    arrow([79, 216], [79, 246], colors.accent),
    box(colors, [4, 254, 150, 42], 'Your player'),
  ].join('');
}

/** Which programs read the GLB as it is, and what is converted for the others. */
function importing(colors: Colors): string {
  return [
    box(colors, [4, 4, 122, 292], 'Avatar', ['one GLB,', 'one skeleton']),
    arrow([134, 66], [222, 66], colors.line),
    box(colors, [230, 4, 166, 124], 'As it is', ['Blender, Unity,', 'Unreal Engine,', 'web pages']),
    label(colors, [178, 166], ['converter']),
    arrow([134, 178], [222, 178], colors.accent),
    box(colors, [230, 140, 166, 76], 'VRM', ['VTubing, VR'], {stroke: colors.accent}),
    label(colors, [178, 252], ['Blender']),
    arrow([134, 262], [222, 262], colors.accent),
    box(colors, [230, 228, 166, 68], 'FBX', ['other programs'], {stroke: colors.accent}),
  ].join('');
}

/** When the creator sends each event to the page. */
function events(colors: Colors): string {
  const step = (y: number, title: string, line: string, stroke?: string) =>
    box(colors, [4, y, 250, 68], title, [line], stroke === undefined ? {} : {stroke});
  return [
    step(4, 'init', 'opens the creator'),
    arrow([44, 80], [44, 102], colors.line),
    step(110, 'load', 'the editor is ready'),
    arrow([44, 186], [44, 208], colors.line),
    step(216, 'assetSet, bodySet', 'or changeParam: a change'),
    arrow([44, 292], [44, 314], colors.line),
    step(322, 'export', 'Next: the finished avatar', colors.accent),
    box(colors, [270, 4, 126, 386], 'error', ['at any time'], {isDashed: true}),
  ].join('');
}

/** What the web SDK passes between a page and the creator. */
function webSdk(colors: Colors): string {
  return [
    box(colors, [4, 4, 140, 190], 'Your page', ['your buttons,', 'lists, and', 'callbacks']),
    box(colors, [256, 4, 140, 190], 'Creator', ['in an iframe'], {stroke: colors.accent}),
    label(colors, [200, 48], ['methods']),
    arrow([152, 60], [248, 60], colors.line),
    label(colors, [200, 98], ['promises']),
    arrow([248, 110], [152, 110], colors.line),
    label(colors, [200, 148], ['events']),
    arrow([248, 160], [152, 160], colors.accent),
    label(colors, [90, 226], ['GLB of the export'], 'start'),
    arrow([74, 202], [74, 240], colors.accent),
    box(colors, [4, 248, 392, 48], 'Your scene or your server'),
  ].join('');
}

/** The calls between a server and the REST API, in the order of a visit. */
function restApi(colors: Colors): string {
  const [left, right] = [150, 250];
  const call = (y: number, name: string) =>
    label(colors, [200, y], [name]) + arrow([left, y + 12], [right, y + 12], colors.line);
  const reply = (y: number, name: string) =>
    label(colors, [200, y], [name]) + arrow([right, y + 12], [left, y + 12], colors.accent);
  return [
    box(colors, [4, 4, 138, 292], 'Your server', ['API token,', 'user ids,', 'GLB files']),
    box(colors, [258, 4, 138, 292], 'REST API', ['users,', 'sessions,', 'exports,', 'renders'], {
      stroke: colors.accent,
    }),
    call(40, 'createUser'),
    call(92, 'newSession'),
    reply(144, 'session url'),
    call(196, 'newExport'),
    reply(248, 'webhook'),
  ].join('');
}

export const diagrams: Readonly<Record<string, Diagram>> = {
  integration: {width: 400, height: 330, draw: integration},
  'unreal-nodes': {width: 400, height: 312, draw: unrealNodes},
  'unreal-native': {width: 400, height: 300, draw: unrealNative},
  mobile: {width: 400, height: 300, draw: mobile},
  importing: {width: 400, height: 300, draw: importing},
  events: {width: 400, height: 394, draw: events},
  'web-sdk': {width: 400, height: 300, draw: webSdk},
  'rest-api': {width: 400, height: 300, draw: restApi},
};
