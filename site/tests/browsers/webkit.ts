import {spawn} from 'node:child_process';
import path from 'node:path';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {startDisplay} from './display';
import {end, type Engine, keyActions, respond} from './engine';

/** The property of an element in WebDriver's JSON (WebDriver, 12.2, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's browser in a virtual display, over classic WebDriver. */
export async function startWebKit(driver: string, miniBrowser: string): Promise<Engine> {
  const port = await freePort();
  const display = await startDisplay();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // GTK's settings: reduced motion, and buttons that let the window become as narrow as a phone.
    env: {...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: path.join(__dirname, 'webkit-config')},
  });

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const request = {method, ...(body && {body: JSON.stringify(body)})};
    const responded = fetch(`http://127.0.0.1:${port}${path}`, request);
    const response = await respond(`WebKit: ${path}`, responded, server);
    const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  /** WebKitWebDriver has no signal for being ready: asks until it responds, for at most a minute. */
  async function untilReady(attempts = 600): Promise<void> {
    try {
      await call('GET', '/status');
    } catch (cause) {
      if (attempts === 0 || server.exitCode !== null) throw new Error(`${driver} didn't start.`, {cause});
      await new Promise((resolve) => setTimeout(resolve, 100));
      await untilReady(attempts - 1);
    }
  }

  const stop = async () => {
    await end(server);
    await display.stop();
  };

  try {
    await untilReady();
    const options = {binary: miniBrowser, args: ['--automation']};
    const {sessionId, capabilities} = await call<{
      sessionId: string;
      capabilities: {browserVersion: string};
    }>('POST', '/session', {capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}}});
    const post = <T>(command: string, body: object) => call<T>('POST', `/session/${sessionId}/${command}`, body);
    await post('timeouts', {script: 60_000, pageLoad: 60_000});

    /** Runs a function in the page; a rejection of it arrives as a value. */
    const run = async <T>(source: string, args: readonly unknown[]): Promise<T> => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${source})(...${JSON.stringify(args)}))
          .then((value) => done({value}), (error) => done({error: String(error)}));`;
      const result = await post<{value: T; error?: string}>('execute/async', {script, args: []});
      if (result.error !== undefined) throw new Error(result.error);
      return result.value;
    };
    const innerSize = () => run<[number, number]>('() => [innerWidth, innerHeight]', []);

    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      async goto(url) {
        await post('url', {url});
      },
      async resize(width, height) {
        await post('window/rect', {width, height});
        const [innerWidth, innerHeight] = await innerSize();
        await post('window/rect', {width: 2 * width - innerWidth, height: 2 * height - innerHeight});
      },
      evaluate: run,
      async click(source, args) {
        const element = await run<Record<string, string> | null>(source, args);
        if (!element) throw new Error(`No element to click: ${JSON.stringify(args)}`);
        await post(`element/${element[elementKey]}/click`, {});
      },
      async press(pressed) {
        await post('actions', {actions: [{type: 'key', id: 'keyboard', actions: keyActions(pressed)}]});
      },
      screenshot: async () => Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
      async close() {
        await call('DELETE', `/session/${sessionId}`).finally(stop);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
