import {readPort} from '@avaturn-docs/command-line/listen';
import {StartError} from '@avaturn-docs/command-line/start-error';

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
