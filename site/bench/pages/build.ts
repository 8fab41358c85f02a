import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {memoryOf} from '../memory';
import type {Build} from './frames/frame';

export interface BuildCost {
  readonly seconds: number;
  /** Peak memory of the program and its children, in MB; 0 on systems other than Linux. */
  readonly megabytes: number;
}

const sampleEvery = 100;

/** Builds without a cache. @throws Error with the end of the program's output if it fails */
export async function buildCold(build: Build): Promise<BuildCost> {
  for (const folder of [...build.caches, build.output]) {
    rmSync(folder, {recursive: true, force: true});
  }
  return buildWarm(build);
}

/** Builds with the cache of the previous build. */
export async function buildWarm({args, environment, cwd}: Build): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NODE_ENV: 'production', ...environment},
  });
  let words = '';
  const listen = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  let megabytes = 0;
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(child.pid!) / 1e6)), sampleEvery);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) {
    throw new Error(`${args.join(' ')} ended with exit code ${code}:\n${words}`);
  }
  return {seconds: (performance.now() - started) / 1000, megabytes};
}
