// Runs the checks and tests, or only the parts in `--only`, and ends with a total: `N passed, N failed`.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {freePort} from '@avaturn-docs/command-line/free-port';
import {chromiumAdvice, ensureChromium, findChromium} from './chromium';
import {readCommandLine} from './command-line';
import {installMissing, type Part, parts, type Program, programs, rareParts} from './run-tests/programs';
import {type Count, reports, runStep, type Step} from './run-tests/step';

const usage = `npm test                     the parts ${parts.join(', ')}; installs the npm packages and a Chromium if they are missing
npm test -- --only PARTS     some of these parts, or of ${rareParts.join(', ')}, separated by commas
npm test -- --built          tests the existing builds in browsers, instead of building first
npm test -- --no-install     installs nothing, and says what is missing
CI=true npm test             installs nginx, wrangler, Firefox and WebKit too, and fails if a part can't run`;

const script = (title: string, file: string): Step => ({title, args: ['--import', 'tsx', file]});

function vitest(title: string, args: readonly string[], more: Partial<Step> = {}): Step {
  const report = path.join(reports, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {title, args: ['../node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], report, ...more};
}

/** The unit tests, the hosting tests, or both together. */
function unitTests(wanted: ReadonlySet<Part>, missing: readonly Program[]): Step {
  const hosting = 'site/tests/hosting/';
  const excluded = wanted.has('hosting') ? missing.flatMap(({tests = []}) => tests) : [`${hosting}**`];
  return vitest('Unit tests', ['--root=..', ...(wanted.has('unit') ? [] : [hosting])], {
    environment: {EXCLUDED_TESTS: excluded.join(',')},
  });
}

const siteBuild: Step = {
  ...script('Build the site, without warnings', 'scripts/build.ts'),
  // The framework only warns of broken anchors and Markdown links, and not in cached pages.
  environment: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  refused: /^\[WARNING\]/m,
};

/** The second build that the browser tests use. They don't look at what compressing and minifying change. */
const configuredBuild: Step = {
  title: 'Build the site with all optional features enabled',
  args: [
    '../node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
    '--no-minify',
    '--config',
    'tests/fixtures/configured.config.ts',
    '--out-dir',
    '../build-configured',
  ],
  environment: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-configured'},
};

/** Checks of the built site that need no browser. */
const buildChecks: readonly Step[] = [
  script('Validate the HTML of every page', 'checks/html-validity.ts'),
  script('Search answers the questions of readers', 'plugins/search/test/relevance/run.ts'),
  vitest('Packages of the tools', ['--config', 'tests/built/vitest.config.mts']),
];

const reproducibleBuild = script(
  'Build again in another folder, and compare every byte',
  'checks/reproducible-build.ts',
);

async function browserTests(chromium: string): Promise<Step> {
  const report = path.join(reports, 'browser.json');
  return {
    title: 'Browser tests',
    args: ['../node_modules/@playwright/test/cli.js', 'test'],
    environment: {
      CHROMIUM_PATH: chromium,
      SITE_PORT: await freePort(),
      CONFIGURED_PORT: await freePort(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    report,
    live: true,
  };
}

/** The built site in Firefox and in WebKit, where they are installed. */
function engineTests(missing: readonly Program[]): Step[] {
  const engines = [programs.firefox, programs.webkit].filter((engine) => !missing.includes(engine));
  const files = engines.map(({tests}) => path.join('..', tests));
  const args = ['--config', 'tests/browsers/vitest.config.mts', ...files];
  return files.length === 0 ? [] : [vitest('Tests in Firefox and WebKit', args)];
}

async function inTurn(steps: readonly Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}

const succeeded = (counts: readonly Count[]): boolean => counts.every(({failed}) => failed === 0);

/**
 * Most steps use one core, so they run in parallel: the unit tests, the static checks, and what needs the built site. The
 * tests in Chromium use both cores, so they come last; WebKit's may still run beside them.
 */
async function run(
  wanted: ReadonlySet<Part>,
  missing: readonly Program[],
  chromium: string,
  isAlreadyBuilt: boolean,
): Promise<Count[]> {
  const blender = wanted.has('blender') && !missing.includes(programs.blender);
  const unit = inTurn(wanted.has('unit') || wanted.has('hosting') ? [unitTests(wanted, missing)] : []);
  const others = inTurn([
    ...(wanted.has('check') ? [script('Static checks', 'scripts/check.ts')] : []),
    ...(blender ? [vitest('Samples for Blender', ['--config', 'tests/blender/vitest.config.mts'])] : []),
  ]);
  const usesBuild = wanted.has('browser') || wanted.has('browsers') || wanted.has('reproducible');
  const needsBuild = wanted.has('build') || (usesBuild && !isAlreadyBuilt);
  const site = await inTurn(needsBuild ? [siteBuild] : []);
  const isSiteBuilt = succeeded(site);
  const engines = unit.then(() => inTurn(wanted.has('browsers') && isSiteBuilt ? engineTests(missing) : []));
  const [configured, checks] = await Promise.all([
    inTurn(needsBuild && isSiteBuilt ? [configuredBuild] : []),
    inTurn(wanted.has('build') && isSiteBuilt ? buildChecks : []),
  ]);
  const isBuilt = isSiteBuilt && succeeded(configured);
  const counts = [...site, ...configured, ...checks, ...(await unit), ...(await others)];
  if (wanted.has('reproducible') && isBuilt) counts.push(...(await inTurn([reproducibleBuild])));
  if (wanted.has('browser') && isBuilt) counts.push(...(await inTurn([await browserTests(chromium)])));
  return [...counts, ...(await engines)];
}

async function main(): Promise<void> {
  const {values} = readCommandLine({
    usage,
    options: {'no-install': {type: 'boolean'}, built: {type: 'boolean'}, only: {type: 'string'}},
  });
  const wanted = new Set(
    (values['only'] as string | undefined)?.split(',').map((name) => name.trim() as Part) ?? parts,
  );
  const unknown = [...wanted].find((name) => ![...parts, ...rareParts].includes(name));
  if (unknown !== undefined) {
    console.error(`"${unknown}" isn't a part of the run.\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
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
  const counts = await run(wanted, missing, chromium, values['built'] === true);
  const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed') + (ci ? missing.length : 0);
  // Last, because CI may truncate the beginning of a log.
  for (const failure of counts.flatMap(({failures}) => failures)) console.error(`\nFAILED ${failure}`);
  if (missing.length > 0) {
    const names = missing.map(({neededFor}) => neededFor).join(', ');
    console.log(
      ci
        ? `\nfailed: with CI=true every part has to run, and their programs could not be installed: ${names}`
        : `\nnot run: ${names}. CI=true installs what they need.`,
    );
  }
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
