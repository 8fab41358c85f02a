import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';

const root = path.join(__dirname, '../../../../site');
const token = 'simulator-token';

/**
 * Sends JSON to a path with the token and returns the parsed response.
 * @throws if the status isn't 2xx
 */
type Ask = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

/** @param origin of a simulator, without a trailing slash */
export const askAt =
  (origin: string): Ask =>
  async <T>(method: string, address: string, body?: object) => {
    const response = await fetch(origin + address, {
      method,
      headers: {Authorization: `Bearer ${token}`, ...(body && {'Content-Type': 'application/json'})},
      ...(body && {body: JSON.stringify(body)}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };

export interface Simulator {
  /** Without a trailing slash: the value of AVATURN_API_URL. */
  readonly api: string;
  readonly token: string;
  /** The lines printed so far. */
  readonly output: readonly string[];
  readonly ask: Ask;
  readonly stop: () => Promise<void>;
}

/** Starts the program of `npm run simulator` on a free local port. */
export async function startSimulator(...options: readonly string[]): Promise<Simulator> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', '../tools/simulator/command/main.ts', 'start', ...options],
    {
      cwd: root,
      env: {PATH: process.env['PATH'], PORT: '0', SIMULATOR_TOKEN: token},
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(program, 'close');
  const output: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    // Read until the end: a full pipe would block the program.
    createInterface({input: program.stdout}).on('line', (line) => {
      output.push(line);
      const api = /AVATURN_API_URL=(\S+)/.exec(line)?.[1];
      if (api) resolve(api);
    });
    program.on('close', () => reject(new Error('The simulator ended without naming its address.')));
  });
  return {
    api: origin,
    token,
    output,
    ask: askAt(origin),
    stop: async () => {
      program.kill();
      await ended;
    },
  };
}
