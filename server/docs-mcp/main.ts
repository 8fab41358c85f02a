#!/usr/bin/env node
/** Entry point of the npm package `avaturn-docs-mcp`: a Model Context Protocol server over stdin and stdout. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {DocsContent} from './content';
import {docsServer} from './server';

/** `npx -y` with the package's URL, set during bundling. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

const help = `A Model Context Protocol server with the Avaturn documentation. Assistants start it and communicate over stdio.

  ${TOOL_COMMAND} [--allow FOLDER]…

  --allow FOLDER  also lets check_glb and inspect_glb read files in FOLDER
  --version       prints the version`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      allow: {type: 'string', multiple: true, default: []},
      help: {type: 'boolean', short: 'h'},
      version: {type: 'boolean', short: 'v'},
    },
  });
  if (values.help || values.version) {
    console.log(values.help ? help : TOOL_VERSION);
    return;
  }
  const missing = values.allow.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new Error(`--allow names ${missing}, which doesn't exist.`);
  const content = JSON.parse(readFileSync(path.join(import.meta.dirname, 'content.json'), 'utf8')) as DocsContent;
  await docsServer(content, [process.cwd(), ...values.allow]).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is reserved for the protocol.
  console.error(`${error instanceof Error ? error.message : String(error)} See --help.`);
  process.exitCode = 1;
});
