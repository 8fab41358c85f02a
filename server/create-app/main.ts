#!/usr/bin/env node
/** Entry point of the npm package `create-avaturn-app`, which the site publishes. */
import path from 'node:path';
import {starters} from '../../data/starters';
import {exitCode, StartError} from '../start-error';
import {createApp} from './create';

/** Values from the bundling: `npx -y` with the package's URL, and its version. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

try {
  const archives = path.join(import.meta.dirname, 'starters');
  const call = {command: TOOL_COMMAND, version: TOOL_VERSION, archives, templates: starters};
  console.log(createApp({args: process.argv.slice(2), cwd: process.cwd(), ...call}).join('\n'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = exitCode(error);
}
