import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../../scripts/chromium';
import {benchCache, installPeers} from '../peers';

const cacheDir = path.join(benchCache, 'bench-pages');
/** The last release line for Node 20. */
const version = '12.8.2';

const execute = promisify(execFile);
/** In ms; a run takes about 15 s. */
const patience = 120_000;

/** Lighthouse's mobile metrics; times in ms. */
export interface LighthouseFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
}

const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/**
 * Runs Lighthouse with its default settings for phones. It sometimes loses the start of its own trace, so this retries.
 * @throws Error if the page couldn't be measured in three attempts
 */
export async function runLighthouse(address: string, tries = 3): Promise<LighthouseFigures> {
  try {
    return await runOnce(address);
  } catch (error) {
    if (tries <= 1) {
      throw error;
    }
    return runLighthouse(address, tries - 1);
  }
}

async function runOnce(address: string): Promise<LighthouseFigures> {
  const peers = path.join(cacheDir, 'lighthouse');
  installPeers(peers, {lighthouse: version});
  const report = path.join(cacheDir, 'reports/report.json');
  mkdirSync(path.dirname(report), {recursive: true});
  rmSync(report, {force: true});
  const program = path.join(peers, '../node_modules/lighthouse/cli/index.js');
  await execute(
    process.execPath,
    [program, address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${chromeFlags}`],
    {env: {...process.env, CHROME_PATH: findChromium()}, timeout: patience},
  );
  const {categories, audits, runtimeError} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (runtimeError) {
    throw new Error(`Lighthouse couldn't measure ${address}: ${runtimeError.message}`);
  }
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: time('first-contentful-paint'),
    largestContentfulPaint: time('largest-contentful-paint'),
    totalBlockingTime: time('total-blocking-time'),
    layoutShift: time('cumulative-layout-shift'),
  };
}

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
  readonly runtimeError?: {readonly message: string};
}
