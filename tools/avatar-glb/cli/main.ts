#!/usr/bin/env node
// `npm run avatar-glb -- COMMAND FILE …`; `--help` lists the options.
import {runProgram} from '@avaturn-docs/command-line/program';
import {homepage, version} from '../package.json';
import {run} from './run';

/** `npx -y` with the URL of the npm package that contains this bundle. */
declare const TOOL_COMMAND: string | undefined;
/** Origin of the site that published that package. */
declare const TOOL_SITE: string | undefined;

let lastStep = '';

/** Prints one line for each step. Logs of scripts and CI don't list the single textures. */
function printStep(step: string): void {
  const line = process.stderr.isTTY ? step : step.replace(/ \(\d+ of \d+\)$/, '');
  if (line !== lastStep) process.stderr.write(`${line} …\n`);
  lastStep = line;
}

runProgram(
  'avaturn-glb',
  () =>
    run(process.argv.slice(2), {
      command: typeof TOOL_COMMAND === 'undefined' ? 'npm run avatar-glb --' : TOOL_COMMAND,
      version,
      site: typeof TOOL_SITE === 'undefined' ? homepage : TOOL_SITE,
      out: (line) => process.stdout.write(`${line}\n`),
      error: (line) => process.stderr.write(`${line}\n`),
      onStep: printStep,
    }),
  2,
);
