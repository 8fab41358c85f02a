import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {StarterName, StarterProof} from '@avaturn-docs/platform/starters';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {run, startProgram, useSimulator} from './project';
import {driveBackend} from './backend';
import {expectComparison} from './compare';
import {driveNative} from './native';
import {driveNext} from './next';
import {driveExpo, driveExpoInBrowser} from './expo';
import {driveFlutter} from './flutter';
import {driveScene, expectStoredAvatar} from './scene';

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

/** Tests more of the app at a URL. */
type MoreTests = (browser: Browser, url: string) => Promise<void>;

/** A starter whose `npm run dev` serves a page with a scene on a given port. */
async function sceneWithVite(
  {project, browser, simulator, pictures}: StarterRun,
  testMore: MoreTests = async () => {},
): Promise<StarterOutcome> {
  await run('npm ci', project);
  useSimulator(project, simulator);
  const port = await freePort();
  const server = await startProgram(`npm run dev -- --host 127.0.0.1 --strictPort --port ${port}`, /ready in/, project);
  const url = `http://127.0.0.1:${port}/`;
  let shownAt: number;
  try {
    shownAt = await driveScene({browser, url, pictures});
    await testMore(browser, url);
  } finally {
    await server.stop();
  }
  await run('npm run check', project);
  await run('npm run build', project);
  return {proofs: ['type-checked', 'built', 'ran'], shownAt};
}

/** The app in Chromium, and the Android project that Capacitor's command line creates with the built app. */
async function capacitor(starter: StarterRun): Promise<StarterOutcome> {
  const {project} = starter;
  const outcome = await sceneWithVite(starter, expectStoredAvatar);
  // The command line requires Node.js 22.
  await run('npx -y -p node@22 -c "node node_modules/@capacitor/cli/bin/capacitor add android"', project, quiet);
  const page = path.join(project, 'android/app/src/main/assets/public/index.html');
  if (!readFileSync(page, 'utf8').includes('Create an avatar')) throw new Error(`${page} isn't the app.`);
  return outcome;
}

/** Type-checked and bundled for both platforms; the app runs in Chromium, and so do its bridge and its scene for phones. */
async function expo({project, browser, simulator, pictures}: StarterRun): Promise<StarterOutcome> {
  await run('npm ci', project);
  useSimulator(project, simulator);
  const port = await freePort();
  // Metro's cache is outside the project.
  const server = await startProgram(`npm run web -- --clear --port ${port}`, /Waiting on/, project, quiet);
  const shownAt = await driveExpoInBrowser(browser, `http://localhost:${port}/`, pictures).finally(server.stop);
  await run('npm run check', project);
  await run('npm run bundle', project, quiet);
  await driveExpo({project, browser, simulator, pictures});
  return {proofs: ['type-checked', 'bundled', 'ran'], shownAt};
}

/** Parsed; its bridge and its scene run in Chromium. */
async function flutter(starter: StarterRun): Promise<StarterOutcome> {
  await driveFlutter(starter);
  return {proofs: ['parsed']};
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

/** A project that only its platform's tools can compile. */
async function native(name: 'android' | 'ios', starter: StarterRun): Promise<StarterOutcome> {
  await driveNative(name, starter);
  return {proofs: ['parsed']};
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

/** No questions, and no network requests except for the installation. */
const quiet = {NEXT_TELEMETRY_DISABLED: '1', EXPO_NO_TELEMETRY: '1', CAPACITOR_TELEMETRY: 'false', CI: '1'};

/** How to run each starter in its unpacked folder. */
export const starterRuns: Readonly<Record<StarterName, (run: StarterRun) => Promise<StarterOutcome>>> = {
  web: (starter) => sceneWithVite(starter, (browser, url) => expectComparison(browser, url, starter.simulator)),
  node: backend,
  react: (starter) => sceneWithVite(starter),
  babylon: (starter) => sceneWithVite(starter),
  capacitor,
  expo,
  flutter,
  android: (starter) => native('android', starter),
  ios: (starter) => native('ios', starter),
  next,
};
