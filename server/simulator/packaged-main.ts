#!/usr/bin/env node
/** Entry point of the npm package `avaturn-simulator`, which the site publishes. */
import path from 'node:path';
import {packageFiles} from './files';
import {runProgram} from './program';

/** `npx -y` with the address of the package, known when it is bundled. */
declare const TOOL_COMMAND: string;

runProgram(TOOL_COMMAND, async () => packageFiles(path.join(import.meta.dirname, 'files')));
