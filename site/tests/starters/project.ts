import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect as baseExpect} from '@playwright/test';
import {unzipSync} from 'fflate';

/** Without a graphics card, a frame takes seconds. */
export const timeout = 120_000;
export const expect = baseExpect.configure({timeout});

/** Downloads and unpacks an archive. @returns the folder of its project */
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

/**
 * Sets the simulator's URL in the project's settings file, which is a copy of its example where it has one.
 * @param origin without a trailing slash
 */
export function useSimulator(project: string, origin: string): void {
  const file = path.join(project, '.env');
  if (existsSync(`${file}.example`)) copyFileSync(`${file}.example`, file);
  const settings = readFileSync(file, 'utf8');
  if (!settings.includes('http://127.0.0.1:3100')) throw new Error(`${file} doesn't name the simulator.`);
  writeFileSync(file, settings.replaceAll('http://127.0.0.1:3100', origin));
}

export interface Program {
  /** The program's output so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const start = (command: string, cwd: string, env: Environment) =>
  // A separate process group, so that children of the shell and npm are stopped, too.
  spawn(command, {cwd, env: {...process.env, ...env}, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe']});

/**
 * Runs a command until it exits.
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
 * Starts a program and waits for a text in its output.
 * @throws Error with its output if it exits first
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
