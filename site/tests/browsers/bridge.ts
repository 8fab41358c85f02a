import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build} from 'esbuild';
import {listen} from '@avaturn-docs/command-line/listen';
import {startSimulator} from '@avaturn-docs/simulator/command/test/running';
import type {Engine} from './engine';

const here = (file: string): string => path.join(__dirname, file);
const bridge = '../../samples/mobile/bridge/bridge.js';
const file = '/models/t2-female.glb';
const link = `httpURL ${file}`;
const data = 'dataURL data:model/gltf-binary;base64,Z2xURg';

/** The ways with a web view of their own. */
const webViews = ['android', 'ios', 'expo', 'flutter'] as const;

/** What an app receives in each case. */
const inWebView: Readonly<Record<string, readonly string[]>> = {
  export: [link],
  late: [link],
  twice: [link],
  again: [link, link],
  'before load': [link, 'interactive'],
  'other frames': [link],
  'data URL': [data],
  'blob URL': [data],
  'older message': [link],
};
/** The same with the web SDK, which knows neither blobs nor the older message. The simulated creator sends data. */
const {'blob URL': _blob, 'older message': _older, ...known} = inWebView;
const inPage = {...known, export: [data]};

/** Every way with its cases. */
export const bridgeCases = [...webViews, 'capacitor'].flatMap((way) =>
  Object.entries(way === 'capacitor' ? inPage : inWebView).map(([name, received]) => ({way, name, received})),
);

/** An export as the creator's page posts it to a window: the older message, and that of the SDK. */
const forge = (url: string) => {
  const result = JSON.stringify({url, urlType: 'httpURL'});
  return `
    parent.postMessage(JSON.stringify({source: 'avaturn', eventName: 'v2.avatar.exported', data: ${result}}), '*');
    parent.postMessage({type: 'MESSAGE', source: 'v1.avaturn-sdk-server', eventName: 'callback_event', key: 'export', data: ${result}, isOk: true}, '*');`;
};

/** A frame of another origin. The bridge is in it, too, and must not start. */
const foreignPage = `<!doctype html><script>
  window.native_app = window.ReactNativeWebView = window.AvatarBridge = {postMessage() {}};
</script><script src="/bridge.js"></script><script>${forge('https://forged.example/avatar.glb')}
  if (window.connectAvatarBridge) parent.postMessage('started', '*');
  parent.postMessage('forged', '*');
</script>`;

/** A frame that posts an export of the SDK for each message that it gets. */
const creatorFrame = `<!doctype html><script>
  addEventListener('message', ({data: urlType}) => {
    if (typeof urlType !== 'string') return;
    const url = urlType === 'dataURL' ? 'data:model/gltf-binary;base64,Z2xURg==' : location.origin + '${file}';
    parent.postMessage({type: 'MESSAGE', source: 'v1.avaturn-sdk-server', eventName: 'callback_event', key: 'export', data: {url, urlType}, isOk: true}, '*');
  });
  parent.postMessage('ready', '*');
</script>`;

const scripts = '<script src="/page.js"></script><script src="/bridge.js"></script>';
/** The `load` event waits for this image. */
const held = '<img src="/held" alt="">';

const appPage = (
  name: string,
) => `<!doctype html><meta charset="utf-8"><title>App</title><script src="/page.js"></script>
  <script src="/capacitor.js"></script>
  <dialog style="width: 600px; height: 600px"><div id="avaturn-sdk-container" style="height: 100%"></div></dialog>
  ${name === 'before load' ? held : ''}`;

/** The simulator's page for web views, with the scripts of an app. */
function webViewPage(html: string, name: string): string {
  const withScripts = html.replace('<head>', `<head>${scripts}`);
  if (name === 'late') return withScripts.replace('type="module" src', 'type="text/plain" data-src');
  // The second time, as after loading.
  return withScripts.replace(
    '</body>',
    `${name === 'before load' ? held : ''}<script src="/bridge.js"></script></body>`,
  );
}

export interface BridgeServer {
  /** What an app receives in a case, in the page of an engine. */
  run(engine: Pick<Engine, 'goto' | 'evaluate'>, way: string, name: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts the simulator, and a server that adds the bridge and the test's script to its pages. */
export async function startBridgeServer(): Promise<BridgeServer> {
  const simulator = await startSimulator();
  const {outputFiles} = await build({
    entryPoints: [here('../../samples/starters/capacitor/src/creator.ts')],
    plugins: [
      {name: 'bridge', setup: ({onResolve}) => onResolve({filter: /bridge\.js$/}, () => ({path: here(bridge)}))},
    ],
    bundle: true,
    format: 'iife',
    globalName: 'capacitor',
    write: false,
  });
  const scriptsByPath: Readonly<Record<string, string>> = {
    '/page.js': readFileSync(here('bridge-page.js'), 'utf8'),
    '/bridge.js': readFileSync(here(bridge), 'utf8'),
    '/capacitor.js': outputFiles[0]!.text,
  };
  const pages: Readonly<Record<string, string>> = {'/foreign': foreignPage, '/creator': creatorFrame};
  let waiting: ServerResponse | undefined;

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const {pathname, searchParams} = new URL(req.url!, 'http://localhost');
    const name = searchParams.get('case') ?? '';
    const send = (type: string, content: string | Uint8Array) =>
      res.writeHead(200, {'Content-Type': type}).end(content);
    if (scriptsByPath[pathname] !== undefined) send('text/javascript', scriptsByPath[pathname]);
    else if (pages[pathname] !== undefined) send('text/html', pages[pathname]);
    else if (pathname === '/app') send('text/html', appPage(name));
    else if (pathname === '/held') waiting = res;
    else if (pathname === '/release') {
      waiting?.writeHead(404).end();
      res.end();
    } else {
      const response = await fetch(simulator.api + req.url);
      const type = response.headers.get('Content-Type') ?? '';
      if (pathname === '/sandbox/mobile/') send(type, webViewPage(await response.text(), name));
      else send(type, new Uint8Array(await response.arrayBuffer()));
    }
  }
  // Two ports are two origins.
  const servers = [createServer(respond), createServer(respond)];
  const [{port}, {port: foreign}] = (await Promise.all(
    servers.map((server) => listen(server, {host: '127.0.0.1', port: 0})),
  )) as [AddressInfo, AddressInfo];

  return {
    async run(engine, way, name) {
      const withoutSdk = ['older message', 'other frames', 'blob URL'].includes(name);
      const query = new URLSearchParams({way, case: name, foreign: String(foreign), ...(!withoutSdk && {sdk: 'true'})});
      await engine.goto(
        `http://127.0.0.1:${port}${way === 'capacitor' ? '/app' : '/sandbox/mobile/'}?${String(query)}`,
      );
      return engine.evaluate('() => window.outcome', []);
    },
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await simulator.stop();
    },
  };
}
