import {parseArgs, type ParseArgsConfig} from 'node:util';

interface CommandLine {
  /** Usage, printed for `--help` and below errors. */
  readonly usage: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** How many positional arguments are allowed; none by default. */
  readonly words?: number;
}

/** Parses the arguments of this process. Exits with code 0 after `--help`, and with code 2 after an invalid command line. */
export function readCommandLine({usage, options, words = 0}: CommandLine) {
  try {
    const given = parseArgs({options: {...options, help: {type: 'boolean'}}, allowPositionals: true});
    if (given.values['help']) {
      console.log(usage);
      process.exit(0);
    }
    const stray = given.positionals[words];
    if (stray !== undefined) throw new Error(`Remove the unexpected argument "${stray}"`);
    const values = given.values as Readonly<Record<string, string | boolean | undefined>>;
    return {values, words: given.positionals};
  } catch (cause) {
    // Node adds advice about arguments that begin with a dash, which no command here accepts.
    console.error(`${(cause as Error).message.split('. ')[0]}.\n\n${usage}`);
    process.exit(2);
  }
}
