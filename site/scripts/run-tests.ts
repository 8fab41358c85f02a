// Runs every check and test, or only the parts in `--only`, and ends with a total: `N passed, N failed`.
import {mkdirSync, rmSync} from 'node:fs';
import {chromiumAdvice, ensureChromium, findChromium} from './chromium';
import {CommandLineError, readCommandLine} from './command-line';
import {browserTests} from './run-tests/browser-tests';
import {type Count, failedStep, sum} from './run-tests/count';
import {engineTests} from './run-tests/engine-tests';
import {type Part, parts, readParts} from './run-tests/parts';
import {installMissing, notRun, type Program, programs} from './run-tests/programs';
import {reports} from './run-tests/run-program';
import {siteBuilds, siteChecks, type Step, stepsWithoutBuild} from './run-tests/steps';

const usage = `npm test                     every check and test; installs the npm packages and a Chromium if they are missing
npm test -- --only PARTS     some of the parts ${parts.join(', ')}, separated by commas
npm test -- --no-install     installs nothing, and says what is missing
CI=true npm test             installs nginx, wrangler, Blender, Firefox and WebKit too, and fails if a part can't run`;

/** Runs steps sequentially. */
async function inTurn(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await step());
  return counts;
}

/**
 * Steps that need the built site run in parallel with the others, because most use one core; then the tests in browsers,
 * which use both.
 */
async function run(wanted: ReadonlySet<Part>, missing: readonly Program[], chromium: string): Promise<Count[]> {
  const others = Promise.all(stepsWithoutBuild(wanted, missing).map(inTurn));
  const inBrowsers = [
    ...(wanted.has('browser') ? [() => browserTests(chromium)] : []),
    ...(wanted.has('browsers') ? [() => engineTests(missing)] : []),
  ];
  const builds = wanted.has('build') || inBrowsers.length > 0 ? await inTurn(siteBuilds) : [];
  const isBuilt = sum(builds).failed === 0;
  const checks = wanted.has('build') && isBuilt ? await inTurn(siteChecks) : [];
  const counts = [...builds, ...checks, ...(await others).flat()];
  if (inBrowsers.length === 0) return counts;
  if (isBuilt) return [...counts, ...(await inTurn(inBrowsers))];
  return [...counts, failedStep('The browser tests did not run, because the site was not built.')];
}

async function main(): Promise<void> {
  const {values} = readCommandLine({usage, options: {'no-install': {type: 'boolean'}, only: {type: 'string'}}});
  const wanted = readParts(values['only'] as string | undefined, usage);
  const mayInstall = values['no-install'] !== true;
  const ci = process.env['CI'] === 'true';

  const needed = Object.values<Program>(programs).filter(({part}) => wanted.has(part));
  if (ci && mayInstall) installMissing(needed);
  const missing = needed.filter(({isThere, optional}) => !optional && !isThere());
  const chromium = !wanted.has('browser') ? '' : mayInstall ? ensureChromium() : findChromium();
  if (chromium === undefined) {
    if (!mayInstall) console.error(`Chromium is missing, and --no-install prevents installing it. ${chromiumAdvice}`);
    process.exitCode = 1;
    return;
  }

  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  const counts = [
    ...(await run(wanted, missing, chromium)),
    ...(ci ? missing.map(({neededFor}) => failedStep(`A program for ${neededFor} is missing.`)) : []),
  ];

  const {passed, failed, skipped, failures} = sum(counts);
  const line = notRun(missing, ci);
  // Last, because CI may truncate the beginning of a log.
  for (const failure of failures) console.error(`\nFAILED ${failure}`);
  console.log(
    `${line === undefined ? '' : `\n${line}`}\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof CommandLineError ? error.message : error);
  process.exitCode = error instanceof CommandLineError ? 2 : 1;
});
