#!/usr/bin/env node
/** Entry point of the npm package `create-avaturn-app`, which the site publishes. */
import path from 'node:path';
import {reportOutputErrors} from '@avaturn-docs/command-line/standard-output';
import {starters} from '@avaturn-docs/platform/starters';
import {exitCode, StartError} from '@avaturn-docs/command-line/start-error';
import {createApp} from './create';

/** Values from the bundling: `npx -y` with the package's URL, and its version. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

reportOutputErrors();
try {
  const archives = path.join(import.meta.dirname, 'starters');
  const call = {command: TOOL_COMMAND, version: TOOL_VERSION, archives, templates: starters};
  console.log(createApp({args: process.argv.slice(2), cwd: process.cwd(), ...call}).join('\n'));
} catch (error) {
  // Anything else is a defect of this program: Node would print the minified source before the message.
  console.error(error instanceof StartError ? error.message : `create-avaturn-app failed: ${String(error)}`);
  process.exitCode = exitCode(error);
}
