import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import WebSocket from 'ws';
import {startDisplay} from './display';
import {end, type Engine, keyActions, respond} from './engine';

const preferences = [
  // Like a reader who prefers reduced motion.
  ['ui.prefersReducedMotion', 1],
  // A mouse: fine and hovering (nsXPLookAndFeel). A machine without one has no pointer.
  ['ui.primaryPointerCapabilities', 6],
  ['ui.allPointerCapabilities', 6],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
] as const;

/** Starts Firefox in a virtual display, over WebDriver BiDi. */
export async function startFirefox(executable: string): Promise<Engine> {
  const display = await startDisplay();
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const browser = spawn(executable, ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, DISPLAY: display.name},
  });
  const stop = async () => {
    await end(browser);
    await display.stop();
    rmSync(profile, {recursive: true, force: true});
  };
  try {
    const socket = new WebSocket(await respond('Start of Firefox', addressOf(browser.stderr), browser));
    await once(socket, 'open');
    return await drive(socket, browser, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of WebDriver BiDi, which Firefox logs once it is ready. */
async function addressOf(log: Readable): Promise<string> {
  for await (const line of createInterface(log)) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (!address) continue;
    log.resume();
    return `${address}/session`;
  }
  throw new Error('Firefox ended before it could be controlled.');
}

async function drive(socket: WebSocket, browser: ChildProcess, stop: () => Promise<void>): Promise<Engine> {
  const pending = new Map<number, (response: Response) => void>();
  socket.on('message', (text) => {
    const response = JSON.parse(String(text)) as Response;
    pending.get(response.id)?.(response);
    pending.delete(response.id);
  });
  let calls = 0;
  async function send<T>(method: string, params: object): Promise<T> {
    const id = ++calls;
    const responded = new Promise<Response>((resolve, reject) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({id, method, params}), (error) => error && reject(error));
    });
    const response = await respond(`Firefox: ${method}`, responded, browser);
    if (response.type === 'error') throw new Error(`Firefox: ${method}: ${response.error}: ${response.message}`);
    return response.result as T;
  }

  const {capabilities} = await send<{capabilities: {browserVersion: string}}>('session.new', {capabilities: {}});
  const {contexts} = await send<{contexts: readonly [{context: string}]}>('browsingContext.getTree', {});
  const {context} = contexts[0];
  // Otherwise, elements get no focus events.
  await send('browsingContext.activate', {context});

  /** Runs an expression in the page; a promise is awaited. */
  async function run(expression: string): Promise<{value?: unknown; sharedId?: string}> {
    const outcome = await send<Outcome>('script.evaluate', {expression, target: {context}, awaitPromise: true});
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result;
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async goto(url) {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', {context, viewport: {width, height}});
    },
    async evaluate<T>(source: string, args: readonly unknown[]) {
      // As JSON, because the protocol serializes objects as lists of typed entries.
      const {value} = await run(`(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`);
      return (value === undefined ? undefined : JSON.parse(String(value))) as T;
    },
    async click(source, args) {
      const {sharedId} = await run(`(${source})(...${JSON.stringify(args)})`);
      if (!sharedId) throw new Error(`No element to click: ${JSON.stringify(args)}`);
      const origin = {type: 'element', element: {sharedId}};
      const actions = [
        {type: 'pointerMove', x: 0, y: 0, origin},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ];
      await send('input.performActions', {context, actions: [{type: 'pointer', id: 'mouse', actions}]});
    },
    async press(keys) {
      await send('input.performActions', {
        context,
        actions: [{type: 'key', id: 'keyboard', actions: keyActions(keys)}],
      });
    },
    async screenshot() {
      const {data} = await send<{data: string}>('browsingContext.captureScreenshot', {context});
      return Buffer.from(data, 'base64');
    },
    close: stop,
  };
}

type Response = {readonly id: number} & (
  | {readonly type: 'success'; readonly result: unknown}
  | {readonly type: 'error'; readonly error: string; readonly message: string}
);

type Outcome =
  | {readonly type: 'success'; readonly result: {readonly value?: unknown; readonly sharedId?: string}}
  | {readonly type: 'exception'; readonly exceptionDetails: {readonly text: string}};
