/** A startup error that the user can fix: a one-line message with the fix, shown without a stack trace. */
export class StartError extends Error {}

/** Wrong arguments: the program ends with exit code 2. */
export class UsageError extends StartError {}

/** The exit code for an error: 2 for wrong arguments, as in `avaturn-glb`, otherwise 1. */
export const exitCode = (error: unknown): 1 | 2 => (error instanceof UsageError ? 2 : 1);

/**
 * Converts a failure of `listen` into a message with its fix.
 * @param command how to start the program, for the fix
 */
export function listenError(
  {code = '', message}: NodeJS.ErrnoException,
  host: string,
  port: number,
  command: string = 'npm run serve',
): StartError {
  const otherPort = port < 65535 ? port + 1 : 3000;
  const unknownHost = `HOST "${host}" is not a name this machine can resolve. Use an address: HOST=127.0.0.1 ${command}`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program or choose another port: PORT=${otherPort} ${command}`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 ${command}`,
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine. Use one that is: HOST=127.0.0.1 ${command}`,
  };
  return new StartError(messages[code] ?? `The server cannot listen on ${host}, port ${port}: ${message}`);
}
