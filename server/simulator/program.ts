import {exitCode, StartError} from '../start-error';
import {runCommand, type Program} from './command-line';

/** Runs this process's program. An error that the user can fix is one line on stderr, with exit code 1, or 2 for wrong arguments. */
export function runProgram(program: Omit<Program, 'args' | 'env'>): void {
  runCommand({...program, args: process.argv.slice(2), env: process.env}).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : `The simulator failed: ${String(error)}`);
    process.exitCode = exitCode(error);
  });
}
