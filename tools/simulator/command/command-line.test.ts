import {describe, expect, test} from 'vitest';
import {startSimulator} from './test/running';
import {exitCode} from '@avaturn-docs/command-line/start-error';
import {startReceiver} from './test/receiver';
import {commandRunner} from './test/run-command';

const {lines, run} = commandRunner();

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
