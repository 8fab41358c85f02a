#!/usr/bin/env node
/** Entry point of the npm package `create-avaturn-app`, which the site publishes. */
import path from 'node:path';
import {runProgram} from '@avaturn-docs/command-line/program';
import {starters} from '@avaturn-docs/platform/starters';
import {createApp} from './create';

/** Values from the bundling: `npx -y` with the package's URL, and its version. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

const archives = path.join(import.meta.dirname, '../starters');
const call = {command: TOOL_COMMAND, version: TOOL_VERSION, archives, templates: starters};
runProgram('create-avaturn-app', async () =>
  console.log(createApp({args: process.argv.slice(2), cwd: process.cwd(), ...call}).join('\n')),
);
