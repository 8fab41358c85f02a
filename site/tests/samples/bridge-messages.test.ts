import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {describe, expect, test, vi} from 'vitest';
import {executed} from '../../checks/samples/executed';
import {webViewBridge} from '@avaturn-docs/platform/mobile';
import {legacyExportMessage} from '@avaturn-docs/platform/wire-protocol';
import {readExport, startPageSdk} from '../../samples/react-native/avatar/src/bridge';
import vectors from '../fixtures/bridge-messages.json';

const samples = path.join(import.meta.dirname, '../../samples');

/** A received message: its origin and text. */
interface Message {
  readonly origin: string;
  readonly data: string;
}

type Listener = (event: Message & {source: object}) => void;

/** The part of a browser's window that a bridge uses, with the code of a sample. */
function runInWindow(code: string, globals: Readonly<Record<string, unknown>>): Listener {
  let listener: Listener | undefined;
  const window = {
    ...globals,
    addEventListener: (_type: string, added: Listener) => void (listener = added),
  };
  vm.runInNewContext(code, {...globals, window, URL});
  if (!listener) throw new Error('The sample listens to no message.');
  return listener;
}

const cases = vectors.text.map(({name, origin = vectors.creator, message, raw, fill = 0, accepted}) => {
  const long = 'A'.repeat(fill);
  const data = message?.data ? {...message.data, url: message.data.url + long} : message?.data;
  return {name, accepted, event: {origin, data: raw === undefined ? JSON.stringify({...message, data}) : raw + long}};
});

describe('the plain iframe accepts', () => {
  test.each(cases)('$name: $accepted', ({accepted, event}) => {
    const contentWindow = {};
    const status = {textContent: ''};
    const elements: Readonly<Record<string, object>> = {
      '#creator': {src: `${vectors.creator}/iframe`, contentWindow},
      '#status': status,
    };
    const receive = runInWindow(readFileSync(path.join(samples, 'web/plain-iframe/plain-iframe.js'), 'utf8'), {
      document: {querySelector: (selector: string) => elements[selector]},
    });
    // The same message from another frame, then from the creator.
    receive({...event, source: {}});
    expect(status.textContent).toBe('');
    receive({...event, source: contentWindow});
    expect(status.textContent !== '').toBe(accepted);
  });
});

describe('the Expo starter accepts', () => {
  test.each(cases)('$name: $accepted', ({accepted, event: {origin, data}}) => {
    expect(readExport({url: `${origin}/path`, data}, vectors.creator) !== undefined).toBe(accepted);
  });
});

describe.each([
  ['Expo starter', startPageSdk, 'ReactNativeWebView'],
  ['Flutter sample', readFileSync(path.join(samples, executed.bridge[0]), 'utf8'), 'AvatarBridge'],
])('the script of the %s', (_name, script, receiver) => {
  const url = `${vectors.creator}/?sdk=true`;
  const result = {url: 'https://files.example/avatar.glb', urlType: 'httpURL'};

  test('delivers an export once if the page also posts the older message', () => {
    const received: string[] = [];
    const callbacks: ((data: object) => void)[] = [];
    const listeners: Listener[] = [];
    const init = vi.fn();
    const window = {
      avaturnSDK: {on: (_event: string, callback: (data: object) => void) => void callbacks.push(callback), init},
      addEventListener: (_type: string, listener: Listener) => void listeners.push(listener),
      [receiver]: {postMessage: (text: string) => void received.push(text)},
    };
    vm.runInNewContext(script, {window});
    expect(init).toHaveBeenCalledWith(null, {});

    const data = JSON.stringify({
      source: legacyExportMessage.source,
      eventName: legacyExportMessage.eventName,
      data: result,
    });
    for (const listener of listeners) listener({source: window, origin: vectors.creator, data});
    for (const callback of callbacks) callback(result);
    expect(received.map((text) => readExport({url, data: text}, vectors.creator))).toEqual([result]);
  });

  test('waits for the SDK of the page', () => {
    const waits: (() => void)[] = [];
    const window: Record<string, unknown> = {addEventListener: () => {}};
    vm.runInNewContext(script, {window, setTimeout: (wait: () => void) => void waits.push(wait)});
    const on = vi.fn();
    window['avaturnSDK'] = {on, init: () => {}};
    waits[0]!();
    expect(on).toHaveBeenCalledWith('export', expect.any(Function));
    expect(window['avaturnForceExportHttpUrl']).toBe(true);
  });
});

describe('the script of the iOS sample forwards', () => {
  const swift = readFileSync(path.join(samples, 'ios/avatar/Sources/AvatarCreator/PageScripts.swift'), 'utf8');
  const script = /static let bridge = """\n([\s\S]*?)"""/.exec(swift)![1]!;

  test.each(cases)('$name', ({event}) => {
    const passed: string[] = [];
    const handler = {postMessage: (text: string) => void passed.push(text)};
    const receive = runInWindow(script, {webkit: {messageHandlers: {[webViewBridge.ios]: handler}}});
    receive({...event, source: {}});
    // It runs inside the creator's page, and the app reads event and data.
    const isAvaturns = event.data.startsWith(`{"source":"${legacyExportMessage.source}"`);
    expect(passed).toEqual(isAvaturns ? [event.data] : []);
  });
});
