import {systemMessage} from './write-file';

/**
 * Ends the program with one line and exit code 2 if its standard output can't be written, such as on a full disk. A closed
 * pipe isn't an error: `head` closes it when it has read enough.
 */
export function reportOutputErrors(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`The output can't be written. ${systemMessage(error)}\n`);
    process.exit(2);
  });
}
