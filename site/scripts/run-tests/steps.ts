import path from 'node:path';
import {type Count, readReport} from './count';
import type {Part} from './parts';
import {type Program, programs} from './programs';
import {reports, runProgram, step, tsx} from './run-program';
import {unitTests} from './unit-tests';

export type Step = () => Promise<Count>;

async function staticChecks(): Promise<Count> {
  const file = path.join(reports, 'checks.json');
  await runProgram({title: 'Static checks', args: [...tsx, 'scripts/check.ts', '--report', file]});
  return readReport<Count>(file, (report) => report);
}

/** The builds that the browser tests use. */
export const siteBuilds: readonly Step[] = [
  () => step({title: 'Build the site, without warnings', args: [...tsx, 'checks/build-warnings.ts']}),
  () =>
    // Without compressed copies: no test requests one from this build.
    step({
      title: 'Build the site with all optional features enabled',
      args: [
        '../node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        '--config',
        'tests/fixtures/configured.config.ts',
        '--out-dir',
        '../build-configured',
      ],
      environment: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-configured'},
    }),
];

/** Checks of the built site that need no browser. */
export const siteChecks: readonly Step[] = [
  () =>
    step({
      title: 'Build again in another folder, and compare every byte',
      args: [...tsx, 'checks/reproducible-build.ts'],
    }),
  () => step({title: 'Validate the HTML of every page', args: [...tsx, 'checks/html-validity.ts']}),
  () =>
    step({title: 'Search answers the questions of readers', args: [...tsx, 'plugins/search/test/relevance/run.ts']}),
];

/** The steps that need no build, except those with missing programs, as sequences that can run in parallel. */
export function stepsWithoutBuild(wanted: ReadonlySet<Part>, missing: readonly Program[]): Step[][] {
  const left = missing.flatMap(({tests = []}) => tests);
  return [
    wanted.has('unit') || wanted.has('hosting') ? [() => unitTests(wanted, left)] : [],
    [
      ...(wanted.has('check') ? [staticChecks] : []),
      ...(wanted.has('blender') && !missing.includes(programs.blender)
        ? [() => step({title: 'Samples for Blender', args: [...tsx, 'scripts/test-blender.ts']})]
        : []),
    ],
  ];
}
