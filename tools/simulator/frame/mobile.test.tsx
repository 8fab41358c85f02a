import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {pageSdk, webViewBridge} from '@avaturn-docs/platform/mobile';

const page = /<main[\s\S]*<\/main>/.exec(readFileSync(path.join(import.meta.dirname, 'mobile.html'), 'utf8'))![0];
const model = 'data:model/gltf-binary;base64,Z2xURg==';

/** Objects that native code adds to a page. */
interface NativeWindow {
  [webViewBridge.android]?: {postMessage: (text: string) => void} | undefined;
  avaturnForceExportHttpUrl?: boolean | undefined;
  [pageSdk.name]?: {
    on: (event: string, callback: (result: object) => void) => {disconnect: () => void};
    off: (event: string) => void;
  };
}
const native = window as unknown as NativeWindow;

afterEach(() => {
  delete native[webViewBridge.android];
  delete native.avaturnForceExportHttpUrl;
  delete native[pageSdk.name];
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** Opens the page with a query. */
async function open(query = ''): Promise<void> {
  window.history.replaceState(null, '', `/sandbox/mobile/${query}`);
  document.body.innerHTML = page;
  vi.stubGlobal('fetch', async () => new Response('glTF'));
  vi.resetModules();
  await import('./mobile');
}

/** Selects a message, presses the button, and waits for the page to report it. */
async function press(choices: {model?: string; 'url-type'?: string} = {}): Promise<string> {
  for (const [id, value] of Object.entries(choices)) document.querySelector<HTMLSelectElement>(`#${id}`)!.value = value;
  const status = document.querySelector('#posted')!;
  const before = status.textContent;
  document.querySelector('form')!.requestSubmit();
  await expect.poll(() => status.textContent).not.toBe(before);
  return status.textContent;
}

test('the button posts the message of the older protocol to the page, for the script of the iOS example', async () => {
  await open();
  const received = new Promise<string>((resolve) => {
    window.addEventListener('message', ({data}) => resolve(data as string), {once: true});
  });
  expect(await press({model: 't1-male.glb', 'url-type': 'httpURL'})).toBe('v2.avatar.exported to window.');
  const message = JSON.parse(await received) as {data: {url: string}};
  expect(message).toMatchObject({
    source: 'avaturn',
    eventName: 'v2.avatar.exported',
    data: {urlType: 'httpURL', gender: 'male', avatarSupportsFaceAnimations: false},
  });
  expect(message.data.url).toBe(new URL('/models/t1-male.glb', window.location.href).href);
});

test('the Android bridge gets the file itself, or a link if the app requests links', async () => {
  await open();
  const texts: string[] = [];
  native[webViewBridge.android] = {postMessage: (text) => texts.push(text)};
  expect(await press({model: 't2-female.glb', 'url-type': 'dataURL'})).toContain(webViewBridge.android);
  native.avaturnForceExportHttpUrl = true;
  document.querySelector('#posted')!.textContent = '';
  await press();
  const sent = texts.map((text) => (JSON.parse(text) as {data: object}).data);
  expect(sent).toMatchObject([
    {url: model, urlType: 'dataURL', avatarSupportsFaceAnimations: true},
    {url: expect.stringMatching(/^http/), urlType: 'httpURL'},
  ]);
});

test('with ?sdk=true, export callbacks are called until they are removed', async () => {
  await open();
  expect(native[pageSdk.name]).toBeUndefined();
  await open('?sdk=true');
  const kept = vi.fn();
  const ended = vi.fn();
  native[pageSdk.name]!.on('export', kept);
  native[pageSdk.name]!.on('export', ended).disconnect();
  expect(await press({'url-type': 'httpURL'})).toContain("avaturnSDK.on('export')");
  expect(kept).toHaveBeenCalledWith(expect.objectContaining({urlType: 'httpURL', sessionId: null}));
  expect(ended).not.toHaveBeenCalled();
});
