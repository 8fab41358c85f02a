import type {Browser} from '@playwright/test';
import type {StarterName, StarterProof} from '../../data/starters';
import {freePort} from '../../scripts/free-port';
import {run, startProgram, useSimulator} from './project';
import {driveBackend} from './backend';
import {driveNext} from './next';
import {driveScene} from './scene';

export interface StarterRun {
  /** Folder of the unpacked project. */
  readonly project: string;
  readonly browser: Browser;
  /** Without a trailing slash. */
  readonly simulator: string;
  /** Folder for screenshots. */
  readonly pictures: string;
}

export interface StarterOutcome {
  readonly proofs: readonly StarterProof[];
  /** In milliseconds since 1970. */
  readonly shownAt?: number;
}

/** A starter whose `npm run dev` serves a page with a scene on a given port. */
async function sceneWithVite({project, browser, simulator, pictures}: StarterRun): Promise<StarterOutcome> {
  await run('npm ci', project);
  useSimulator(project, simulator);
  const port = await freePort();
  const server = await startProgram(`npm run dev -- --host 127.0.0.1 --strictPort --port ${port}`, /ready in/, project);
  const shownAt = await driveScene({browser, url: `http://127.0.0.1:${port}/`, pictures}).finally(server.stop);
  await run('npm run check', project);
  await run('npm run build', project);
  return {proofs: ['type-checked', 'built', 'ran'], shownAt};
}

async function backend({project, browser, simulator, pictures}: StarterRun): Promise<StarterOutcome> {
  await run('npm ci', project);
  useSimulator(project, simulator);
  await run('npm run check', project);
  await run('npm run build', project);
  const port = await freePort();
  const start = () => startProgram('npm start', /Open http/, project, {PORT: port});
  await driveBackend({start, project, browser, simulator, url: `http://127.0.0.1:${port}`, pictures});
  return {proofs: ['type-checked', 'built', 'ran']};
}

/** Next.js as in production: built, then started. */
async function next({project, browser, simulator, pictures}: StarterRun): Promise<StarterOutcome> {
  await run('npm ci', project);
  useSimulator(project, simulator);
  await run('npm run check', project, quiet);
  await run('npm run build', project, quiet);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startProgram(`npm start -- --hostname 127.0.0.1 --port ${port}`, /Ready in/, project, quiet);
  const shownAt = await driveNext({browser, simulator, url, pictures}).finally(server.stop);
  return {proofs: ['type-checked', 'built', 'ran'], shownAt};
}

/** No network requests except for the installation. */
const quiet = {NEXT_TELEMETRY_DISABLED: '1'};

/** How to run each starter in its unpacked folder. */
export const starterRuns: Readonly<Record<StarterName, (run: StarterRun) => Promise<StarterOutcome>>> = {
  web: sceneWithVite,
  node: backend,
  react: sceneWithVite,
  babylon: sceneWithVite,
  next,
};
