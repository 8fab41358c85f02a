import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import type {Build} from './frames/frame';

export interface BuildCost {
  readonly seconds: number;
  /** The most memory that the program and its children held at a time, in MB; 0 where /proc is not there to ask. */
  readonly megabytes: number;
}

const sampleEvery = 100;

/** Builds without anything kept from an earlier build. @throws Error with the program's last words if it fails */
export async function buildCold(build: Build): Promise<BuildCost> {
  for (const folder of [...build.caches, build.output]) {
    rmSync(folder, {recursive: true, force: true});
  }
  return buildWarm(build);
}

/** Builds with what the last build has kept. */
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
  const sampling = setInterval(() => (megabytes = Math.max(megabytes, memoryOf(child.pid!))), sampleEvery);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) {
    throw new Error(`${args.join(' ')} ended with exit code ${code}:\n${words}`);
  }
  return {seconds: (performance.now() - started) / 1000, megabytes};
}

/** Resident memory of a process and all below it, by proc(5), in MB. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const id of processIds()) {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      parents.set(id, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      resident.set(id, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (id: number | undefined): boolean =>
    id === root || (id !== undefined && id > 1 && isBelow(parents.get(id)));
  return [...resident].reduce((sum, [id, size]) => sum + (isBelow(id) ? size : 0), 0);
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
