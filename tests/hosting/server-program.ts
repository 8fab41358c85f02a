import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the output so far once it contains the text; rejects if the program ends first. */
  printed(text: string): Promise<string>;
  ended(): Promise<Ended>;
}

export interface ProgramSettings {
  /** Arguments of the program: the folder of a build. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** `node`: like `npm start`. `tsx`: like `npm run serve`. */
  readonly by?: 'node' | 'tsx';
}

/** Starts `server/main.ts` as a separate process. */
export function startProgram({args = [], env = {}, by = 'node'}: ProgramSettings): Program {
  const file = path.join(root, 'server/main.ts');
  const runner = by === 'tsx' ? [path.join(root, 'node_modules/tsx/dist/cli.mjs')] : ['--import', 'tsx'];
  const {HOST: _host, PORT: _port, ...inherited} = process.env;
  const child = spawn(process.execPath, [...runner, file, ...args], {
    cwd: root,
    env: {...inherited, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const closed = once(child, 'close') as Promise<[number | null]>;

  return {
    child,
    async printed(text) {
      while (!stdout.includes(text)) {
        const over = await Promise.race([once(child.stdout, 'data').then(() => false), closed.then(() => true)]);
        if (over && !stdout.includes(text)) {
          throw new Error(`The program ended without printing "${text}": ${stdout}${stderr}`);
        }
      }
      return stdout;
    },
    async ended() {
      const [code] = await closed;
      return {code, stdout, stderr};
    },
  };
}
