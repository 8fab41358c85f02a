import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance} from 'vitest';
import {freePort} from '../../scripts/free-port';
import {send, sendBytes} from '../../tests/hosting/raw-request';
import {startSimulator, type Simulator} from '../../tests/samples/simulator';
import {exitCode} from '../start-error';
import {runCommand} from './command-line';
import {repositoryFiles} from './repository';
import {startReceiver} from './test/receiver';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runCommand({
    args,
    env,
    command: 'simulator',
    version: '1.2.3',
    site: 'https://docs.example.test',
    files: repositoryFiles,
  });

test('help lists every command, and starts nothing', async () => {
  await run(['--help']);
  for (const name of ['start', 'send EVENT', 'receive', 'fail STATUS', 'photos [FOLDER]']) {
    expect(lines.join('\n')).toContain(`\n  ${name}`);
  }
});

test.each([
  ['start', ['--webhook URL', 'SIMULATOR_TOKEN']],
  ['send', ['avatar.ready, export.ready, render.ready', '--status STATUS']],
  ['receive', ['from 200 to 599', 'PORT']],
  [
    'fail',
    ['from 400 to 599', 'from 1 to 100', 'drop', 'reorder', 'from 1 to 600', 'AVATURN_API_URL', 'AVATURN_API_TOKEN'],
  ],
  ['photos', ['FOLDER', '--force']],
])('the help of %s has its options with their ranges, an example, and the command once', async (name, contains) => {
  await run([name, '--help']);
  const [text = ''] = lines;
  for (const part of contains) expect(text).toContain(part);
  expect(text).toContain(`Arguments of an example: ${name}`);
  expect(text.match(/simulator (?:start|send|receive|fail|photos)/g)).toHaveLength(1);
});

test('--version prints the version', async () => {
  await run(['--version']);
  expect(lines).toEqual(['1.2.3']);
});

test.each([
  [['sned'], 'There is no command "sned"'],
  [['--webhook', 'nowhere'], '--webhook needs an http(s) URL, and got "nowhere"'],
  [['--loud'], "Unknown option '--loud'. Use: simulator start"],
  [['photos', 'a', 'b'], '"b" is one argument too many'],
  [['send', 'export.done'], 'There is no event "export.done". Use avatar.ready, export.ready, render.ready'],
  [['send', 'export.ready', 'ftp://x'], 'send needs an http(s) URL'],
  [['send', 'export.ready', '--status', 'lost'], 'Use ready or failed'],
  [['send'], 'Specify an event: avatar.ready, export.ready, render.ready. For example: simulator send export.ready'],
  [['receive', '--respond', '99'], '--respond "99" isn\'t a status from 200 to 599'],
  [['fail'], 'Specify what fails: a status from 400 to 599, or avatar, export, render, drop, delay'],
  [['fail', '200'], '"200" isn\'t a failure. Use a status from 400 to 599, or avatar, export, render'],
  [['fail', '500', '--times', '0'], '--times "0" isn\'t a number from 1 to 100'],
  [['fail', 'api', '--seconds', '601'], '--seconds "601" isn\'t a number from 1 to 600'],
  [['fail', '503', '--seconds', '2'], '--seconds is for delay, api and webhooks'],
  [['fail', 'api', '--times', '2'], "--times isn't for api. Use --seconds: simulator fail api --seconds 30"],
])('%j is rejected with the fix', async (args, message) => {
  const error: unknown = await run(args).catch((error: unknown) => error);
  expect(error).toMatchObject({message: expect.stringContaining(message)});
  expect(exitCode(error)).toBe(2);
});

describe('receive', () => {
  let url: string;
  let stop: () => void;
  let exit: MockInstance<typeof process.exit>;
  beforeEach(async () => {
    const on = vi.spyOn(process, 'on').mockReturnThis();
    exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    await run(['receive'], {PORT: '0'});
    url = /http:\S+\//.exec(lines[0]!)![0];
    stop = on.mock.calls.find(([name]) => name === 'SIGTERM')![1];
    on.mockRestore();
  });
  afterEach(async () => {
    stop();
    await expect.poll(() => exit).toHaveBeenCalledWith(0);
    exit.mockRestore();
  });

  test('prints each event with its time, separated by a blank line', async () => {
    await fetch(url, {method: 'POST', body: '{"event":"export.ready"}'});
    expect(lines[1]).toMatch(/^\n\d\d:\d\d:\d\d POST \/\n\{\n {2}"event": "export.ready"\n\}$/);
  });

  test.each([
    ['escape sequences of a text', '\u001b]0;title\u0007\u009b2J\r', '\ufffd]0;title\ufffd\ufffd2J\ufffd'],
    ['controls of JSON', JSON.stringify({a: '\u009b2J\u202e\u2066'}), '{\n  "a": "\ufffd2J\ufffd\ufffd"\n}'],
  ])('replaces %s', async (_, body, printed) => {
    await fetch(url, {method: 'POST', body});
    expect(lines[1]?.split('\n').slice(2).join('\n')).toBe(printed);
  });

  test.each([
    ['Host', 'POST / HTTP/1.1\r\nHost: \u009b2J.example\r\n'],
    ['Origin', 'POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: \u009b2J\r\n'],
  ])('replaces controls of the %s', async (_, head) => {
    await sendBytes(url, `${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    expect(lines[1]).toContain('\ufffd2J');
    expect(lines[1]).not.toContain('\u009b');
  });

  test.each([
    [{Host: 'rebound.example'}, 403, 'own address only. Host: rebound.example'],
    [{Host: 'a b'}, 400, 'malformed'],
    [{Origin: 'https://page.example'}, 403, 'Origin: https://page.example'],
    [{Origin: 'null'}, 403, 'no pages of other origins'],
  ])('rejects a request with %o, and says so', async (headers, status, printed) => {
    const response = await send(url, {method: 'POST', path: '/', headers});
    expect(response.status).toBe(status);
    expect(lines[1]).toContain(`Rejected with ${status}.`);
    expect(lines[1]).toContain(printed);
  });
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

test.each([
  [[], ['POST /api/v1/users/new 200', 'GET /api/v1/nothing 404']],
  [['--quiet'], []],
])('start %j prints the requests %j', async (options, printed) => {
  const {ask, stop, output} = await startSimulator(...options);
  await ask('POST', '/api/v1/users/new');
  await expect(ask('GET', '/api/v1/nothing')).rejects.toThrow('404');
  await stop();
  expect(output.filter((line) => /^[A-Z]+ \//.test(line))).toEqual(printed);
});

describe('photos', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'photos-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  test('writes three JPEGs, and overwrites files only with --force', async () => {
    await run(['photos', path.join(folder, 'new')]);
    expect(lines.map((line) => path.basename(line))).toEqual(['front.jpg', 'side-1.jpg', 'side-2.jpg']);
    for (const file of lines) expect([...readFileSync(file).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    await expect(run(['photos', path.join(folder, 'new')])).rejects.toThrow(
      'front.jpg exists already. Use it, replace it with --force, or choose another folder.',
    );
    const front = path.join(folder, 'new/front.jpg');
    writeFileSync(front, 'mine');
    await expect(run(['photos', path.join(folder, 'new')])).rejects.toThrow('exists already');
    expect(readFileSync(front, 'utf8')).toBe('mine');
    await run(['photos', path.join(folder, 'new'), '--force']);
    expect([...readFileSync(front).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });
});

describe('fail', () => {
  let simulator: Simulator;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    simulator = await startSimulator();
    env = {AVATURN_API_URL: simulator.api, AVATURN_API_TOKEN: simulator.token};
  });
  afterEach(() => run(['fail', 'off'], env));
  afterAll(() => simulator.stop());

  const statusOf = async () =>
    (
      await fetch(`${simulator.api}/api/v1/users/new`, {
        method: 'POST',
        headers: {Authorization: `Bearer ${simulator.token}`},
      })
    ).status;

  test('sets the status of the next calls, whatever they request, and then removes it', async () => {
    await run(['fail', '503', '--times', '2'], env);
    expect(lines.at(-1)).toBe('The next 2 calls will get 503.');
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([503, 503, 200]);
    await run(['fail', 'export'], env);
    expect(await simulator.ask('GET', '/sandbox/settings')).toMatchObject({failNext: {export: 1}, nextStatus: []});
    await expect(run(['fail', '500'], {...env, AVATURN_API_TOKEN: 'other'})).rejects.toThrow('a different token');
  });

  test('adds to the failures that are set, lists them, and removes them', async () => {
    await run(['fail', 'list'], env);
    expect(lines.at(-1)).toBe('No failure is set.');
    await run(['fail', '503'], env);
    await run(['fail', '500'], env);
    expect(lines.at(-1)).toBe('The next 2 calls will get 503, then 500.');
    await run(['fail', 'export', '--times', '2'], env);
    await run(['fail', 'list'], env);
    const set = 'The next 2 calls will get 503, then 500.\nThe next 2 exports will fail.';
    expect(lines.at(-1)).toBe(set);
    await expect(run(['fail'], env)).rejects.toThrow(set);
    await run(['fail', 'off'], env);
    expect(lines.at(-1)).toBe('No failure is set.');
    expect(await statusOf()).toBe(200);
    await expect.poll(() => simulator.output).toContain('PATCH /sandbox/settings 200: The next call will get 503.');
  });

  test('sets faults of events, and downtimes, and removes them', async () => {
    await run(['fail', 'drop', '--times', '2'], env);
    expect(lines.at(-1)).toBe('The next 2 events will be dropped.');
    await run(['fail', 'delay', '--seconds', '60'], env);
    await run(['fail', 'duplicate'], env);
    await run(['fail', 'reorder'], env);
    expect(await simulator.ask('GET', '/sandbox/settings')).toMatchObject({
      nextEvents: ['drop', 'drop', 'delay', 'duplicate', 'reorder'],
      delays: {export: 1500, event: 60_000},
    });
    await run(['fail', 'webhooks', '--seconds', '600'], env);
    await run(['fail', 'api', '--seconds', '600'], env);
    expect(lines.at(-1)?.split('\n')).toEqual([
      expect.stringMatching(/^For \d+ seconds, every call will get 503\.$/),
      expect.stringMatching(/^For \d+ seconds, every event will be dropped\.$/),
      'The next 5 events will be dropped, then dropped, then sent 60 seconds late, then sent twice, then sent after the event that follows.',
    ]);
    expect(await statusOf()).toBe(503);
    await run(['fail', 'off'], env);
    expect(lines.at(-1)).toBe('No failure is set.');
    expect(await statusOf()).toBe(200);
  });

  test('reports that the queue is full', async () => {
    await run(['fail', '503', '--times', '100'], env);
    await expect(run(['fail', '500'], env)).rejects.toThrow('Remove the failures that are set: simulator fail off');
  });

  test.each([
    ['foo', 'AVATURN_API_URL needs an http(s) URL, and got "foo"'],
    ['https://api.example.test', "isn't on this machine. To send the token there, add --allow-network."],
  ])('sends nothing to AVATURN_API_URL %s', async (url, message) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await expect(run(['fail', '500'], {AVATURN_API_URL: url})).rejects.toThrow(message);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  test('reports that no simulator is running', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(run(['fail', '500'], {AVATURN_API_URL: nowhere})).rejects.toThrow(
      `No simulator responds at ${nowhere}`,
    );
  });
});
