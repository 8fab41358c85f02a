import recorded from './confirmed.json';

/** What settles a statement: one API call or SDK event, many observations, an exported file, or only a person. */
export type Way = 'call' | 'observations' | 'file' | 'person';

const by = (way: Way) => (reason: string) => ({way, reason});
const call = by('call');
const observations = by('observations');
const file = by('file');
const person = by('person');

/**
 * Statements that no public source confirms, by their stable id, each with what can settle it and the fact that it rests on.
 * Pages mark them with `<Unconfirmed id>`, the OpenAPI file with `x-unconfirmed`. `npm run confirm` records what a comparison
 * with the platform saw of them.
 */
export const statements = {
  // The REST API
  'api-host': call('Several public API clients call this host. Avaturn’s pages show only the paths.'),
  'api-token-header': call('Several public API clients send this header. Avaturn’s pages mention only the token.'),
  unauthorized: call(
    'Neither the status nor the body is documented. The body has the usual form of the API’s framework.',
  ),
  forbidden: person(
    'Neither the status nor the body is documented. Whether a wrong token gets 401 or 403 isn’t known.',
  ),
  'not-found': call(
    'Neither the status nor the body is documented. The body has the usual form of the API’s framework.',
  ),
  'error-body': call(
    'No public source shows the body of such an error. This is the usual form of the API’s framework.',
  ),
  'validation-status': call('The status is documented for other calls. It is inferred that this call uses it too.'),
  'validation-body': call('The name of the shape is documented. Its fields are the usual ones of the API’s framework.'),
  'delete-response': call('One public API client, which restates the reference, reports the status and the body.'),
  'delete-scope': call('One public API client, which restates the reference, reports what is deleted.'),
  'session-default': person('One public API client sends only `user_id`. The default is inferred from that.'),
  'session-fields': observations('The fields are documented. It is inferred that `url` and `id` are always present.'),
  'session-url-query': call('Avaturn’s mobile controller appends `&sdk=true`, which works only after a `?`.'),
  'edit-avatar-id': call(
    'The documentation says that an ID is required. One public API client has the name of the field.',
  ),
  'custom-upload-url': person('The field is documented. One public API client reports that it is deprecated.'),
  'list-flag': call('The parameter is documented. Its type and its default are inferred from its name and effect.'),
  'avatar-list-fields': observations('One public API client reports both fields. The platform may send more.'),
  'scan-status': observations('One public API client lists the four values.'),
  'avatar-id-uuid': call('The parameter is documented. That it is a UUID is inferred from the other calls.'),
  'photo-jpeg': call(
    'The documented example and public clients send JPEG. Other formats, sizes, the order of the parts and the response aren’t documented.',
  ),
  'photo-no-token': call('The documented request has no token. Its host is only an example.'),
  'customization-fields': observations(
    'The field names are documented. Which are required or may be null isn’t. The platform keeps separate shapes for reading and writing.',
  ),
  'age-values': observations('The public copy of the API schema shows only `adult`.'),
  'metadata-use': call(
    'The public copy of the API schema says that the field contains texts by name, but not how they are used.',
  ),
  'rest-ranges': call(
    'The web SDK documents this range for the same setting. The public copy of the API schema has no range.',
  ),
  'null-empties-slot': call('The slots are documented. That an empty one is null is inferred.'),
  'asset-ids': call(
    'No call of the REST API lists assets. That the SDK’s `getAssetList` has the same IDs is inferred.',
  ),
  'body-ids': call(
    'The schema shows `body_0`, without the other values. That the SDK’s body IDs are the same is inferred.',
  ),
  'color-required': call('The form is documented. Whether the field is required isn’t.'),
  'asset-gone': person(
    'The public description of the status 410 is cut off. The cause and the form of the body are inferred.',
  ),
  'export-fields': observations('The fields are documented. It is inferred that `status` is always present.'),
  'export-failed': observations('`pending` and `ready` are documented. One public API client also lists `failed`.'),
  'export-poll': call(
    'One public API client calls `newExport` until it is ready. The documentation doesn’t say that this is how to wait.',
  ),
  'render-fields': observations('The fields are documented. It is inferred that `id` and `status` are always present.'),
  'render-url-null': call('The field is documented. That it is null in this response is inferred.'),
  'render-status': observations(
    'The public copy of the API schema has each value. One public API client says that there are no others.',
  ),
  'preview-scene': call(
    'The public copy of the API schema names it as the default scene. The list of scenes doesn’t describe it, and `scene` is required.',
  ),
  'webhook-post': call('The event is documented. One public receiver reads its JSON fields from the body of a POST.'),
  'webhook-responses': observations(
    'Which responses the platform accepts, and whether it tries again, isn’t documented.',
  ),
  'webhook-fields': observations('The fields are documented. It is inferred that all of them are always present.'),
  'avatar-ready-fields': call(
    '`event` and `avatar_id` are documented. One public receiver reads `user_id`. `status` and `session_id` are inferred from the other events, and more fields exist.',
  ),
  // Plans, the portal, and Avaturn's own pages
  'free-project': person(
    'Avaturn’s example opens a project page without a session. A third-party summary lists the API as paid.',
  ),
  'free-registration': person('A third-party summary of Avaturn’s documentation reports it. Check the pricing page.'),
  'default-assets-plan': person(
    'Inferred from the editor’s events, which need an API session. No source says which plan this option needs.',
  ),
  'export-type-setting': person(
    'Third parties describe the setting. No public source shows its place in the developer portal.',
  ),
  'type-setting': person(
    'Third parties described this setting in 2026. Another report places it in Avaturn’s hub instead.',
  ),
  'editor-settings': person('A public third-party note mentions this part of the developer portal.'),
  'support-address': person('Third parties give this address. Avaturn’s public pages don’t.'),
  'hub-downloads': person('Third parties describe both downloads of the hub, and found the clip in their T2 files.'),
  'demo-project-type': file('A public record of the `demo` project shows T1 files.'),
  'two-user-lists': person(
    'A project sees the users that its API made. No public source says whether both lists can be joined.',
  ),
  'stays-signed-in': person('Inferred, because a web view keeps its cookies.'),
  'rpm-closed': person('Public third-party records from 2026 report the closing date.'),
  // The web SDK
  'sdk-ids': call('Both sides have an avatar ID and a session ID. No public source says that they are the same.'),
  'sdk-face-flag': observations(
    'Inferred from the name of the field. The type declarations and the plugin don’t define it.',
  ),
  'custom-ui-plan': call('Custom UI starts in the `load` event, which only sessions of the API report.'),
  'iframe-reload': person(
    'The SDK’s code repeats the handshake when the iframe asks again. No public source describes a reload.',
  ),
  'iframe-address': person(
    'Avaturn’s Android example still opens `/iframe`, and its web example left it in December 2023. Nothing says how long it stays.',
  ),
  'mobile-sdk-instance': person(
    'Avaturn’s Unity SDK and a copy of its Unreal plugin call this object. No document mentions it.',
  ),
  // Exported files
  't2-values': file(
    'Public third-party records of T2 exports from 2026. Avaturn publishes no T2 file and none of these values.',
  ),
  't2-shapes': file('Third parties counted 72. The split follows from the published lists of names.'),
  't2-eye-parent': file('Inferred from the skeleton of T1. No public T2 file shows the parent.'),
  't2-clip': file('Third parties found the clip `avaturn_animation` with morph weights in their T2 files.'),
  't2-size': file('Third parties measured their T2 exports.'),
  'mixamo-rest': file('A third-party article on Mixamo clips reports the difference.'),
  'vrm-joints': file('Composed of two public maps. No public source has one from Avaturn to VRM.'),
  'eyewear-meshes': file('Third parties list the mesh names of their exports.'),
  'eyewear-skin': file('No public source says whether eyewear has to be skinned.'),
  // Custom assets
  'asset-gender': person('Avaturn’s Unreal code reads a gender from each asset. The portal isn’t public.'),
  'mask-alpha': person(
    'The portal asks for the avatar file together with the asset. That the mask is the alpha of its material is inferred.',
  ),
  'masks-add-up': person('Avaturn’s Unreal code hides what the mask of any garment hides.'),
  'outfit-flags': person('Avaturn’s Unreal code reads both flags. No public source shows them in the portal.'),
  'eyewear-fit': person('Avaturn’s Unreal code does this. The web creator may not.'),
  'four-influences': person('The official samples have four. No public source has a limit for uploads.'),
  'asset-export-settings': person(
    'Assembled from Avaturn’s rules and its official samples. Avaturn’s pages have no list of settings.',
  ),
  // Other software
  'mixamo-mesh': person(
    'A public third-party source has the address. If it fails, ask Avaturn’s support for the Mixamo mesh.',
  ),
  'mixamo-terms': person('The notes of a public project that uses Mixamo clips say so. Adobe’s terms decide.'),
  'gltfast-data-url': person('Unity’s docs don’t mention `data:` URLs for `UnityWebRequest`.'),
  'unity-external-images': person(
    'In the SDK’s source, external textures load only with a define that the package never sets.',
  ),
  'unity-entry-point': person(
    'The package’s manifest declares only `UnityPlayerActivity`. Avaturn’s pages don’t mention GameActivity.',
  ),
  'unreal-native-plan': person('The SDK starts from a session link. No public source says which plan it needs.'),
  'unreal-non-asset-folder': person(
    'The plugin’s code has the folder. No public source says which of the two settings the SDK expects.',
  ),
  'unreal-body-set': person(
    'Inferred from the date in the folder’s name, which a public copy of the plugin’s code contains.',
  ),
  'unreal-multiplayer-join': person(
    'A public copy of the plugin’s code decides the export type when the creator opens.',
  ),
  'unreal-android-web-view': person(
    'That’s how the engine’s browser widget works on Android. Avaturn’s pages don’t describe it.',
  ),
  'unreal-internet': person(
    'Standard behavior of the engine. Look for android.permission.INTERNET in the manifest of your package.',
  ),
  'unreal-cache-folder': person(
    'The app’s own folder needs no permission on current Android versions. Check the path that your packaging settings choose.',
  ),
} as const;

export type StatementId = keyof typeof statements;

/** What a report of a comparison says: no text of the platform but documented names and values. */
export interface Seen {
  /** Operation and status, event, or type of the file. */
  readonly where: string;
  readonly expected: string;
  readonly seen: string;
}

export interface Outcome {
  /** Id of an unconfirmed statement; the pointer of a part of the OpenAPI file; `#/file/` or `#/sdk/` with a name. */
  readonly statement: string;
  /** `undocumented` contradicts nothing: a field or header that the documentation lacks. */
  readonly outcome: 'as documented' | 'differs' | 'undocumented' | 'not seen';
  /** How often it was as documented. */
  readonly observations: number;
  readonly differences?: readonly Seen[];
}

/** What a comparison or a person saw of a statement. */
export interface Finding {
  /** `observed`: a universal statement that no observation contradicted, which stays marked. */
  readonly outcome: 'confirmed' | 'observed' | 'contradicted';
  /** Day of the observation (ISO 8601). */
  readonly date: string;
  /** What was seen, without data of the project. */
  readonly seen: string;
  /** A command with its version, or who saw it. */
  readonly by: string;
  /** It was another server than the platform, so it must not be published. */
  readonly rehearsal?: true;
}

/** Findings by the id of a statement, or by the JSON pointer of a documented part of the OpenAPI file. */
export const findings: Readonly<Record<string, Finding>> = recorded as Record<string, Finding>;

export const isStatement = (id: unknown): id is StatementId => typeof id === 'string' && Object.hasOwn(statements, id);

/** @throws Error that says what to do, for the build */
export function statementId(id: string | undefined): StatementId {
  if (isStatement(id)) return id;
  throw new Error(
    `platform/unconfirmed.ts has no statement "${id ?? ''}". Add it there with its class and reason, and write its id in the mark.`,
  );
}

export const isConfirmed = (id: string): boolean => findings[id]?.outcome === 'confirmed';

/** What readers see behind a statement. A part of the OpenAPI file that the platform contradicts has no reason. */
export interface Mark {
  readonly reason?: string;
  readonly contradiction?: string;
}

/** The mark of a statement, by its id or by a pointer. */
export function markOf(id: string): Mark {
  const {outcome, date, seen} = findings[id] ?? {};
  const observed = outcome === 'observed' ? `Compared with the platform on ${date}: ${seen}. ` : '';
  return {
    ...(!id.startsWith('#') && {reason: observed + statements[statementId(id)].reason}),
    ...(outcome === 'contradicted' && {contradiction: `The platform differed on ${date}: ${seen}.`}),
  };
}
