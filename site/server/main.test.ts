import {type ChildProcess, spawn} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {makeFixtureBuild, removeFixture} from '../tests/hosting/fixture-build';
import {send} from '@avaturn-docs/command-line/test/raw-request';

const root = path.join(import.meta.dirname, '..');

interface Settings {
  /** Arguments of the program; the folder of the build by default. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

let build = '';
const running: ChildProcess[] = [];
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => removeFixture(build));

/** Starts `server/main.ts` as a separate process. */
function start({args = [build], env = {}}: Settings = {}) {
  const {HOST: _host, PORT: _port, ...inherited} = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: root,
    env: {...inherited, PORT: '0', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    /** Resolves with the output so far once it contains the text. */
    async printed(text: string): Promise<string> {
      await expect.poll(() => stdout, {interval: 20}).toContain(text);
      return stdout;
    },
    async ended() {
      const [code] = await closed;
      return {code, stdout, stderr};
    },
  };
}

async function started(settings: Settings = {}) {
  const program = start(settings);
  const [, origin = ''] = /(http:\/\/\S+)\/\n/.exec(await program.printed('\n')) ?? [];
  return {program, origin};
}

/** Expects the program to exit by itself with code 1 and exactly one line on stderr. */
async function refusal(settings: Settings): Promise<string> {
  const {code, stdout, stderr} = await start(settings).ended();
  expect({code, stdout}).toEqual({code: 1, stdout: ''});
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

describe('a successful start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'serves the site and prints its URL, and ends with 0 on %s',
    async (signal) => {
      const {program, origin} = await started();
      expect((await send(origin, {path: '/docs/importing/'})).status).toBe(200);
      program.child.kill(signal);
      expect(await program.ended()).toEqual({
        code: 0,
        stdout: `The site is at ${origin}/\n`,
        stderr: '',
      });
      expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    },
  );

  test('run by npm, exits with the shell that npm started it through', async () => {
    // `wait` prevents the shell from replacing itself with the program, like npm's shell.
    const command = `"${process.execPath}" --import tsx server/main.ts "${build}" & wait`;
    const shell = spawn('sh', ['-c', command], {
      cwd: root,
      env: {...process.env, HOST: '127.0.0.1', PORT: '0', npm_lifecycle_event: 'serve'},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(shell.stdout, 'data');
    // The server has the other end of this pipe.
    const serverEnded = once(shell.stdout, 'close');
    shell.kill('SIGKILL');
    await serverEnded;
  });

  test('warns if the network can reach it', async () => {
    const program = start({env: {HOST: '0.0.0.0'}});
    const printed = await program.printed('other machines');
    expect(printed).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/\nHOST is 0\.0\.0\.0: other machines/);
  });
});

describe('a failed start', () => {
  test('because the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const {port} = other.address() as AddressInfo;
    const line = `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm run serve`;
    expect(await refusal({env: {PORT: String(port)}})).toBe(line);
    expect(await refusal({env: {PORT: String(port)}, args: ['--check-address']})).toBe(
      // Without a build, serve would fail.
      line.replace('npm run serve', 'npm start'),
    );
    other.close();
  });
});
