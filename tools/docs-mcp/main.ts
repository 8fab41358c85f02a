#!/usr/bin/env node
/** Entry point of the npm package `avaturn-docs-mcp`: a Model Context Protocol server over stdin and stdout. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {readCall, runProgram, usageError, type Program} from '@avaturn-docs/command-line/program';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {DocsContent} from './content';
import {readableFolders} from './local-file';
import {docsServer} from './server';

/** `npx -y` with the package's URL, set during bundling. */
declare const TOOL_COMMAND: string;
declare const TOOL_VERSION: string;

const program: Program = {
  about:
    'A Model Context Protocol server with the Avaturn documentation. Assistants start it and communicate over stdio.',
  commands: [
    {
      name: '',
      files: '',
      does: "Without --allow, check_glb and inspect_glb read files in the working directory, unless it's the root or the home folder.",
      options: [
        {
          name: 'allow',
          value: 'FOLDER',
          multiple: true,
          does: 'also lets check_glb and inspect_glb read files in FOLDER; repeat it for more folders',
        },
      ],
      example: '--allow avatars',
    },
  ],
  usual: '',
};

const isFolder = (folder: string): boolean => statSync(folder, {throwIfNoEntry: false})?.isDirectory() === true;

// Standard output is reserved for the protocol.
runProgram('avaturn-docs-mcp', async () => {
  const call = readCall(program, process.argv.slice(2), {command: TOOL_COMMAND, version: TOOL_VERSION});
  if (typeof call === 'string') return console.log(call);
  const allowed = (call.values['allow'] ?? []) as readonly string[];
  const wrong = allowed.find((folder) => !isFolder(folder));
  if (wrong !== undefined) throw usageError(`--allow names "${wrong}", which isn't a folder. Check the path.`);
  const content = JSON.parse(readFileSync(path.join(import.meta.dirname, '../content.json'), 'utf8')) as DocsContent;
  if (process.stdin.isTTY) {
    console.error('Waiting for a coding assistant on standard input. Press Ctrl+C to stop, or see --help.');
  }
  await docsServer(content, readableFolders(process.cwd(), allowed)).connect(new StdioServerTransport());
});
