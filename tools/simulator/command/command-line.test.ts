import {describe, expect, test} from 'vitest';
import {exitCode, StartError} from '@avaturn-docs/command-line/start-error';
import {startReceiver} from './test/receiver';
import {commandRunner} from './test/run-command';

const {lines, run} = commandRunner();

/** No server uses this port; a simulator may run at the usual one. */
const noSimulator = {AVATURN_API_URL: 'http://127.0.0.1:9'};

/** The error of a call, which must be one line for the user. */
async function errorOf(args: readonly string[], env: NodeJS.ProcessEnv = noSimulator): Promise<unknown> {
  const error: unknown = await run(args, env).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).not.toMatch(/\n| {2}|\.\.|undefined|Error:/);
  return error;
}

test.each([
  [['sned'], 'There is no command "sned"'],
  [['--webhook', 'nowhere'], '--webhook needs an http(s) URL, and got "nowhere"'],
  [['send', 'export.done'], 'There is no event "export.done". Did you mean export.ready? Use one of avatar.ready,'],
  [['send', 'export.ready', '--status', 'lost'], 'There is no status "lost". Use one of ready, failed.'],
  [['send'], 'Specify an event: avatar.ready, export.ready, render.ready. For example: simulator send export.ready'],
  [['fail'], 'Specify what fails: a status from 400 to 599, or avatar, export, render, drop, delay'],
  [['fail', '200'], '"200" isn\'t a failure. Use a status from 400 to 599, or avatar, export, render'],
  [['fail', '500', '--times', '0'], '--times "0" isn\'t a number from 1 to 100'],
  [['fail', '503', '--seconds', '2'], '--seconds is for delay, api and webhooks'],
  [['fail', 'api', '--times', '2'], "--times isn't for api. Use --seconds: simulator fail api --seconds 30"],
])('%j is rejected with the fix', async (args, message) => {
  const error = await errorOf(args, {AVATURN_API_URL: 'http://nothing.listens.invalid'});
  expect(error).toMatchObject({message: expect.stringContaining(message)});
  expect(exitCode(error)).toBe(2);
});

test.each([
  [['start'], {PORT: 'http'}, 'PORT is "http", which is not a port. Use a number'],
  [['start'], {HOST: '0.0.0.0'}, 'simulator --allow-network'],
  [['photos', '/proc/photos'], {}, "The images can't be written to /proc/photos."],
])('%j fails with %j, and ends with 1', async (args, env, message) => {
  const error = await errorOf(args, env);
  expect(error).toMatchObject({message: expect.stringContaining(message)});
  expect(exitCode(error)).toBe(1);
});

describe('send', () => {
  test('posts the documented body of an event with the given ids', async () => {
    const {url, bodies, close} = await startReceiver(204);
    await run(['send', 'export.ready', url, '--status', 'failed', '--user', 'ME']);
    await close();
    expect(JSON.parse(bodies[0]!)).toMatchObject({
      event: 'export.ready',
      status: 'failed',
      user_id: 'ME',
      export_url: null,
    });
    expect(lines.at(-1)).toBe('The receiver responded with 204.');
  });

  test('fails if the receiver rejects the webhook, or if there is none', async () => {
    const {url, close} = await startReceiver(500);
    await expect(run(['send', 'avatar.ready', url])).rejects.toThrow('from 200 to 299');
    await close();
    await expect(run(['send', 'avatar.ready', url])).rejects.toThrow(`Nothing receives webhooks at ${url}`);
  });
});

test('a port in use is reported, with the command and its options for another port', async () => {
  const {url, close} = await startReceiver(204);
  const {port} = new URL(url);
  for (const name of ['start', 'receive']) {
    await expect(run([name], {PORT: port})).rejects.toThrow(`Port ${port} is in use. Stop the other program`);
  }
  await expect(run(['start', '--quiet', '--webhook', 'http://a.test/?a&b'], {PORT: port})).rejects.toThrow(
    `PORT=${Number(port) + 1} simulator start --quiet --webhook 'http://a.test/?a&b'`,
  );
  await close();
});
