#!/usr/bin/env node
// `npm run avatar-glb -- COMMAND FILE …`; `--help` lists the options.
import {run} from './run';
import {reportOutputErrors} from '@avaturn-docs/command-line/standard-output';

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

reportOutputErrors();
void run(process.argv.slice(2), {
  command: typeof TOOL_COMMAND === 'undefined' ? 'npm run avatar-glb --' : TOOL_COMMAND,
  site: typeof TOOL_SITE === 'undefined' ? 'https://docs.avaturn.me' : TOOL_SITE,
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  onStep: printStep,
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // Only defects of the program itself: Node would print the minified source before the message.
    process.stderr.write(`avaturn-glb failed: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
