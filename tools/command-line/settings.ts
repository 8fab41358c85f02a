import {StartError} from './start-error';

export type Settings = ReturnType<typeof readSettings>;

/**
 * @param usual default port
 * @param command how to start the program, for the error message
 * @throws StartError with a one-line message
 */
export function readPort(value: string | undefined, usual: number = 3000, command: string = 'npm run serve'): number {
  if (!value) return usual;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65535) return port;
  throw new StartError(
    `PORT is "${value}", which is not a port. Use a number from 0 to 65535: PORT=${usual} ${command}`,
  );
}

/**
 * Reads the program's arguments and environment. An empty variable counts as unset.
 * @throws StartError with a one-line message
 */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv) {
  const [first = 'build', ...rest] = args;
  const checkAddress = first === '--check-address';
  if (rest.length > 0 || (first.startsWith('-') && !checkAddress)) {
    throw new StartError(
      'The server takes one argument, the folder of a build: npm run serve -- build. ' +
        'HOST and PORT come from the environment.',
    );
  }
  return {
    directory: first,
    /** Only check whether host and port are available. */
    checkAddress,
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT']),
  };
}
