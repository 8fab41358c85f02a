import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {transformSync} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {executed} from './executed';
import {webViewBridge} from '@avaturn-docs/platform/mobile';
import {readExport} from '../../samples/react-native/avatar/src/avatar-export';
import vectors from '../fixtures/bridge-messages.json';

const samples = path.join(import.meta.dirname, '../../samples');

/** A received message: its origin and text. */
interface Message {
  readonly origin: string;
  readonly data: string;
}

type Listener = (event: Message & {source: object}) => void;

/** The part of a browser's window that a bridge uses, with the code of a sample. */
function runInWindow(
  code: string,
  globals: Readonly<Record<string, unknown>>,
  window: Record<string, unknown> = {},
): Listener {
  let listener: Listener | undefined;
  window['addEventListener'] = (_type: string, added: Listener) => void (listener = added);
  vm.runInNewContext(code, {...globals, window, URL});
  if (!listener) throw new Error('The sample listens to no message.');
  return listener;
}

const cases = vectors.text.map(({name, origin = vectors.creator, message, raw, fill = 0, accepted}) => {
  const long = 'A'.repeat(fill);
  const url = message?.data?.url;
  const data = typeof url === 'string' ? {...message!.data, url: url + long} : message?.data;
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

describe('the script in the creator’s page passes to the app', () => {
  const script = readFileSync(path.join(samples, executed.bridge[0]), 'utf8');

  /** Runs the script in the window of a web view. @returns its listener and what the app receives */
  function runScript() {
    const received: string[] = [];
    const window: Record<string, unknown> = {
      [webViewBridge.android]: {postMessage: (text: string) => void received.push(text)},
    };
    window['top'] = window;
    const globals = {navigator: {userAgent: ''}, document: {querySelector: () => null}, setInterval, clearInterval};
    const listener = runInWindow(script, globals, window);
    return {received, window, receive: (event: Message) => listener({...event, source: window})};
  }

  test.each(cases.filter(({event}) => event.origin === vectors.creator))('$name: $accepted', ({accepted, event}) => {
    const {received, receive} = runScript();
    receive(event);
    const dataOf = (text: string) => (JSON.parse(text) as {data: object}).data;
    expect(received.map(dataOf)).toEqual(accepted ? [dataOf(event.data)] : []);
  });

  test('in the syntax of the first web view of Android 7, which has Chromium 51', () => {
    const {code} = transformSync(script, {target: 'chrome51'});
    expect(code).toBe(transformSync(script).code);
  });
});
