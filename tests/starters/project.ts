import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';

/** Downloads an archive and unpacks it. @returns the folder of its project */
export async function unpackFrom(url: string, folder: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  return path.join(folder, files[0]![0].split('/')[0]!);
}

/** Points a project at the simulator of this run, in its one file of settings. @param origin without a slash at its end */
export function useSimulator(project: string, origin: string): void {
  const file = path.join(project, '.env');
  const settings = readFileSync(file, 'utf8');
  if (!settings.includes('http://127.0.0.1:3100')) throw new Error(`${file} doesn't name the simulator.`);
  writeFileSync(file, settings.replaceAll('http://127.0.0.1:3100', origin));
}

export interface Program {
  /** What the program has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const start = (command: string, cwd: string, env: Environment) =>
  // A group of its own, so that what the shell and npm start can be stopped too.
  spawn(command, {cwd, env: {...process.env, ...env}, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe']});

/**
 * Runs a command to its end.
 * @throws Error with its output if it fails
 */
export async function run(command: string, cwd: string, env: Environment = {}): Promise<void> {
  const child = start(command, cwd, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
}

/**
 * Starts a program and waits until it prints something.
 * @throws Error with its output if it ends before
 */
export async function startProgram(
  command: string,
  ready: RegExp,
  cwd: string,
  env: Environment = {},
): Promise<Program> {
  const child = start(command, cwd, env);
  let output = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (ready.test(output)) resolve();
      });
    }
    void ended.then(([code]) => reject(new Error(`${command} ended with ${String(code)}:\n${output}`)));
  });
  return {
    output: () => output,
    stop: async () => {
      process.kill(-child.pid!);
      await ended;
    },
  };
}
