import {StartError} from '../start-error';
import {runCommand, type Program} from './command-line';

/** Runs the program of this process. A reason to stop is one line on stderr and exit code 1. */
export function runProgram(command: string, files: Program['files']): void {
  runCommand({args: process.argv.slice(2), env: process.env, command, files}).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : `The simulator failed: ${String(error)}`);
    process.exitCode = 1;
  });
}
