#!/usr/bin/env node
/** Entry point of the npm package `avaturn-simulator`, which the site publishes. */
import path from 'node:path';
import {packageFiles} from './files';
import {runProgram} from './command-line';

/** Set during bundling: `npx -y` with the package's URL, its version, and the site that publishes it. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;
declare const TOOL_SITE: string;

runProgram({
  command: TOOL_COMMAND,
  version: TOOL_VERSION,
  site: TOOL_SITE,
  files: async () => packageFiles(path.join(import.meta.dirname, 'files')),
});
