/** A startup error that the user can fix: a one-line message with the fix, shown without a stack trace. */
export class StartError extends Error {}

/** Wrong arguments: the program ends with exit code 2. */
export class UsageError extends StartError {}

/** The exit code for an error: 2 for wrong arguments, as in `avaturn-glb`, otherwise 1. */
export const exitCode = (error: unknown): 1 | 2 => (error instanceof UsageError ? 2 : 1);

/** A port that is more likely to be free. */
const anotherPort = (port: number): number => (port < 65535 ? port + 1 : 3000);

/**
 * Converts a failure of `listen` into a message with its fix.
 * @param command how to start the program, for the fix
 */
export function listenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  command: string = 'npm run serve',
): StartError {
  const retry = `PORT=${anotherPort(port)} ${command}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use. Stop the other program or choose another port: ${retry}`);
    case 'EACCES':
      return new StartError(
        `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 ${command}`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `HOST "${host}" is not a name this machine can resolve. Use an address: HOST=127.0.0.1 ${command}`,
      );
    case 'EADDRNOTAVAIL':
      return new StartError(
        `HOST "${host}" is not an address of this machine. Use one that is: HOST=127.0.0.1 ${command}`,
      );
    default:
      return new StartError(`The server cannot listen on ${host}, port ${port}: ${error.message}`);
  }
}
