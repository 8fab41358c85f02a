import {parseArgs, type ParseArgsConfig} from 'node:util';

/** A wrong call of a command: one message, with the right calls below it. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

/** What a command takes. */
export interface CommandLine {
  /** The right calls and what they do; shown for `--help` and below what was wrong. */
  readonly usage: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many positional arguments are allowed; none by default. */
  readonly words?: number;
}

/** Options as given, and the words beside them. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

/** @throws CommandLineError for an option that there is none of, one without its value, and a word too many */
export function parseCommandLine(args: readonly string[], {usage, options, words = 0}: CommandLine): Given {
  const refused = (message: string) => new CommandLineError(`${message}\n\n${usage}`);
  let given;
  try {
    given = parseArgs({args: [...args], options: {...options, help: {type: 'boolean'}}, allowPositionals: true});
  } catch (cause) {
    // Node adds advice for words that begin with a dash, which no command here takes.
    throw refused(`${(cause instanceof Error ? cause.message : String(cause)).split('. ')[0]}.`);
  }
  const stray = given.positionals[words];
  if (stray !== undefined && !given.values['help']) {
    throw refused(`Unexpected argument "${stray}". Remove it.`);
  }
  return {values: given.values as Given['values'], words: given.positionals};
}

/** The arguments of this process. It ends here with code 0 after `--help`, and with code 2 after a wrong call. */
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
