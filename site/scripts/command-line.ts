import {parseArgs, type ParseArgsConfig} from 'node:util';

/** An invalid command line: one message, followed by the usage. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

/** Description of a command's arguments. */
export interface CommandLine {
  /** Usage, printed for `--help` and below errors. */
  readonly usage: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many positional arguments are allowed; none by default. */
  readonly words?: number;
}

/** Parsed options and positional arguments. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

/** @throws CommandLineError for an unknown option, a missing value, or an unexpected argument */
export function parseCommandLine(args: readonly string[], {usage, options, words = 0}: CommandLine): Given {
  const refused = (message: string) => new CommandLineError(`${message}\n\n${usage}`);
  let given;
  try {
    given = parseArgs({args: [...args], options: {...options, help: {type: 'boolean'}}, allowPositionals: true});
  } catch (cause) {
    // Node adds advice about arguments that begin with a dash, which no command here accepts.
    throw refused(`${(cause instanceof Error ? cause.message : String(cause)).split('. ')[0]}.`);
  }
  const stray = given.positionals[words];
  if (stray !== undefined && !given.values['help']) {
    throw refused(`Unexpected argument "${stray}". Remove it.`);
  }
  return {values: given.values as Given['values'], words: given.positionals};
}

/** Parses the arguments of this process. Exits with code 0 after `--help`, and with code 2 after an invalid command line. */
export function readCommandLine(command: CommandLine): Given {
  try {
    const given = parseCommandLine(process.argv.slice(2), command);
    if (!given.values['help']) {
      return given;
    }
    console.log(command.usage);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof CommandLineError)) {
      throw error;
    }
    console.error(error.message);
    process.exit(2);
  }
}
