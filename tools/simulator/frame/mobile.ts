/** A page whose button posts the messages of a finished avatar to a web view, for tests of native code. */
import {pageSdk, webViewBridge} from '@avaturn-docs/platform/mobile';
import {legacyExportMessage} from '@avaturn-docs/platform/wire-protocol';
import {bodies} from '../catalog';
import {fetchBytes, glbDataUrl} from '../content/bytes';
import {bodyFile} from '../content/models';
import {byId} from './view/element';

type Callback = (result: object) => void;
/** Objects that native code adds to the page. */
type PageWindow = Window & {
  readonly avaturnForceExportHttpUrl?: boolean;
} & Record<string, unknown>;

const page = window as unknown as PageWindow;
const callbacks = new Map<string, Set<Callback>>();

// The real page has this object if its URL requests it, and native code registers its callbacks there.
if (new URLSearchParams(window.location.search).get(pageSdk.query.name) === pageSdk.query.value) {
  Object.assign(window, {
    [pageSdk.name]: {
      init: async () => {},
      on(event: string, callback: Callback) {
        callbacks.set(event, (callbacks.get(event) ?? new Set()).add(callback));
        return {name: event, disconnect: () => callbacks.get(event)?.delete(callback)};
      },
      off: (event: string) => void callbacks.delete(event),
    },
  });
}

async function exportOf(file: string, wanted: string): Promise<object> {
  const link = new URL(`/models/${file}`, window.location.href).href;
  const urlType = page.avaturnForceExportHttpUrl ? 'httpURL' : wanted;
  const body = bodies.find(({id}) => bodyFile(id) === file);
  return {
    url: urlType === 'httpURL' ? link : glbDataUrl(await fetchBytes(link)),
    urlType,
    avatarId: crypto.randomUUID(),
    bodyId: body?.id,
    gender: body?.gender,
    avatarSupportsFaceAnimations: body?.type === 'T2',
    sessionId: null,
  };
}

/**
 * Posts to every receiver in the page.
 * @returns their names
 */
function post(result: object): string[] {
  const message = JSON.stringify({...legacyExportMessage, data: result});
  const receivers = ['window'];
  // The script of the iOS example listens here and forwards the text.
  window.postMessage(message, window.location.origin);
  const android = page[webViewBridge.android] as {postMessage(text: string): void} | undefined;
  if (android) {
    android.postMessage(message);
    receivers.push(webViewBridge.android);
  }
  const listeners = callbacks.get('export') ?? new Set();
  for (const callback of listeners) callback(result);
  if (listeners.size > 0) receivers.push(`${pageSdk.name}.on('export')`);
  return receivers;
}

byId<HTMLFormElement>('export').addEventListener('submit', (event) => {
  event.preventDefault();
  const status = byId('posted');
  exportOf(byId<HTMLSelectElement>('model').value, byId<HTMLSelectElement>('url-type').value).then(
    (result) => void (status.textContent = `${legacyExportMessage.eventName} to ${post(result).join(', ')}.`),
    (error: Error) => void (status.textContent = `The export failed: ${error.message}`),
  );
});
