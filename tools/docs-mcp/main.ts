#!/usr/bin/env node
/** Entry point of the npm package `avaturn-docs-mcp`: a Model Context Protocol server over stdin and stdout. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {reportOutputErrors} from '@avaturn-docs/command-line/standard-output';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {DocsContent} from './content';
import {UsageError, exitCode} from '@avaturn-docs/command-line/start-error';
import {readableFolders} from './local-file';
import {docsServer} from './server';

/** `npx -y` with the package's URL, set during bundling. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

const help = `A Model Context Protocol server with the Avaturn documentation. Assistants start it and communicate over stdio.

  ${TOOL_COMMAND} [--allow FOLDER]…

  --allow FOLDER  also lets check_glb and inspect_glb read files in FOLDER; repeat it for more folders
  --version       prints the version

Without --allow, they read files in the working directory, unless it's the root or the home folder.

Arguments of an example: --allow avatars`;

/** @throws UsageError for an unknown option */
function readOptions() {
  try {
    return parseArgs({
      options: {
        allow: {type: 'string', multiple: true, default: []},
        help: {type: 'boolean', short: 'h'},
        version: {type: 'boolean', short: 'v'},
      },
    }).values;
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}.`);
  }
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

async function main(): Promise<void> {
  const values = readOptions();
  if (values.help || values.version) {
    console.log(values.help ? help : TOOL_VERSION);
    return;
  }
  const wrong = values.allow.find((folder) => !isFolder(folder));
  if (wrong !== undefined) throw new UsageError(`--allow names "${wrong}", which isn't a folder. Check the path.`);
  const content = JSON.parse(readFileSync(path.join(import.meta.dirname, 'content.json'), 'utf8')) as DocsContent;
  if (process.stdin.isTTY) {
    console.error('Waiting for a coding assistant on standard input. Press Ctrl+C to stop, or see --help.');
  }
  await docsServer(content, readableFolders(process.cwd(), values.allow)).connect(new StdioServerTransport());
}

reportOutputErrors();
main().catch((error: unknown) => {
  // Standard output is reserved for the protocol.
  console.error(`${error instanceof Error ? error.message : String(error)} See --help.`);
  process.exitCode = exitCode(error);
});
