// Runs the starter projects as a reader does: downloaded from the built site, installed, and driven against the simulator
// that the site publishes. Writes platform/starter-results.json, which the pages show.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {starterArchive, starters, type StarterName, type StarterResult} from '@avaturn-docs/platform/starters';
import {toolPath, tools} from '../data/tools';
import {startProgram, unpackFrom} from '../tests/starters/project';
import {starterRuns, type StarterOutcome} from '../tests/starters/starters';
import {withChromium} from './chromium';
import {readCommandLine} from './command-line';
import {freePort} from '@avaturn-docs/command-line/free-port';

const root = path.dirname(__dirname);
const resultsFile = path.join(root, '../platform/starter-results.json');
const usage = `npm run test:starters               runs every starter; needs build/ and a package registry
npm run test:starters -- web node   runs some of them`;

type Results = Partial<Record<StarterName, StarterResult>>;

/** Keeps the result of one starter, and removes it where the starter failed. */
function keepResult(name: StarterName, result: StarterResult | undefined): void {
  const {[name]: _before, ...others} = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  const all: Results = {...others, ...(result && {[name]: result})};
  const inOrder = Object.fromEntries(starters.flatMap(({name: key}) => (all[key] ? [[key, all[key]]] : [])));
  writeFileSync(resultsFile, `${JSON.stringify(inOrder, null, 2)}\n`);
}

function resultOf({proofs, shownAt}: StarterOutcome, startedAt: number): StarterResult {
  const date = new Date(startedAt).toISOString().slice(0, 10);
  return {date, proofs, ...(shownAt && {secondsToAvatar: Math.round((shownAt - startedAt) / 1000)})};
}

async function main(): Promise<void> {
  const {words} = readCommandLine({usage, words: starters.length});
  const names = starters.map(({name}) => name).filter((name) => words.length === 0 || words.includes(name));
  if (names.length === 0) throw new Error(`There is no starter ${words.join(', ')}.\n\n${usage}`);

  const folder = mkdtempSync(path.join(tmpdir(), 'starters-'));
  // As on a reader's machine, every package is downloaded.
  process.env['npm_config_cache'] = path.join(folder, 'cache');
  const port = await freePort();
  const site = await startProgram('node --import tsx server/main.ts ../build', /http:/, root, {PORT: port});
  const origin = `http://127.0.0.1:${port}`;
  const tool = tools.find(({name}) => name === 'avaturn-simulator')!;
  const simulator = await startProgram(`npx -y ${origin}${toolPath(tool)}`, /AVATURN_API_URL=\S+/, folder, {PORT: '0'});
  const api = /AVATURN_API_URL=(\S+)/.exec(simulator.output())![1]!;
  await withChromium(async (browser) => {
    for (const name of names) {
      const pictures = path.join(root, 'test-results/starters', name);
      mkdirSync(pictures, {recursive: true});
      const startedAt = Date.now();
      try {
        const project = await unpackFrom(`${origin}${starterArchive(name)}`, folder);
        const outcome = await starterRuns[name]({project, browser, simulator: api, pictures});
        const result = resultOf(outcome, startedAt);
        keepResult(name, result);
        const seconds = result.secondsToAvatar ? `, ${result.secondsToAvatar} s to the avatar` : '';
        console.log(`${name}: ${result.proofs.join(', ')}${seconds}`);
      } catch (error) {
        keepResult(name, undefined);
        process.exitCode = 1;
        console.error(`FAILED ${name}: ${String(error)}`);
      }
    }
  }).finally(async () => {
    await simulator.stop();
    await site.stop();
    rmSync(folder, {recursive: true});
  });
}

void main();
