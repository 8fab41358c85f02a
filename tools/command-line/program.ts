import {parseArgs} from 'node:util';
import {helpText} from './help';
import {printable} from './printable';
import {shellWord} from './shell-word';
import {didYouMean} from './similar-names';
import {exitCode, StartError, UsageError} from './start-error';
import {systemMessage} from './write-file';

/** An option of a command: the source of the help, the parser and the reference on the site. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** Placeholder of its value; undefined for a switch. */
  readonly value?: string;
  readonly multiple?: true;
  readonly required?: true;
  readonly does: string;
}

export interface Command<Name extends string = string> {
  /** '' for the only command of a program. */
  readonly name: Name;
  /** Placeholders of its arguments; the last one with `…` if there may be more. */
  readonly files: string;
  readonly does: string;
  readonly options: readonly Option[];
  /** Its arguments and environment variables, each with its range or default. */
  readonly explains?: Readonly<Record<string, string>>;
  readonly example?: string;
}

export interface Program<Name extends string = string> {
  /** What it is for, a sentence. */
  readonly about: string;
  readonly commands: readonly Command<Name>[];
  /** Command that runs if none is named; without it, the help is printed. */
  readonly usual?: Name;
  readonly more?: readonly string[];
}

type Value = string | boolean | readonly (string | boolean)[] | undefined;

export interface Call<Name extends string = string> {
  readonly name: Name;
  readonly values: Readonly<Record<string, Value>>;
  readonly positionals: readonly string[];
  /** The complete call as it was typed. */
  readonly typed: string;
}

export interface Start {
  /** Command that starts the program, for messages. */
  readonly command: string;
  readonly version: string;
}

const common: readonly Option[] = [
  {name: 'help', short: 'h', does: ''},
  {name: 'version', short: 'v', does: ''},
];

/**
 * Reads a command line.
 * @returns the call, or the text that `--help` or `--version` prints
 * @throws UsageError for a wrong command, option or number of arguments
 */
export function readCall<Name extends string>(
  program: Program<Name>,
  words: readonly string[],
  {command: start, version}: Start,
): Call<Name> | string {
  const {commands, usual} = program;
  const isSingle = commands[0]?.name === '';
  const {values, positionals: given} = parse(commands, words);
  const [first = usual ?? '', ...positionals] = isSingle ? ['', ...given] : given;
  const command = commands.find(({name}) => name === (first === 'help' ? positionals[0] : first));
  if (values['help'] || first === 'help' || (words.length === 0 && usual === undefined)) {
    return helpText(program, start, given.length > 0 ? command : undefined);
  }
  if (values['version']) return version;
  const known = commands.map(({name}) => name);
  if (!command) throw usageError(unknown('command', first, known));
  const names = command.options.map(({name}) => name);
  const stray = Object.keys(values).find((name) => !names.includes(name));
  if (stray) throw usageError(`${command.name} has no option --${stray}.${didYouMean(stray, names, '--')}`);
  const most = command.files.includes('…') ? Infinity : command.files.split(' ').filter(Boolean).length;
  if (positionals.length > most) throw usageError(`"${positionals[most]}" is one argument too many.`);
  return {name: command.name, values, positionals, typed: [start, ...words.map(shellWord)].join(' ')};
}

function parse(commands: readonly Command[], words: readonly string[]): Pick<Call, 'values' | 'positionals'> {
  const all = [...common, ...commands.flatMap(({options}) => options)];
  const options = Object.fromEntries(
    all.map(({name, value, short, multiple = false}) => [
      name,
      {type: value === undefined ? ('boolean' as const) : ('string' as const), multiple, ...(short && {short})},
    ]),
  );
  try {
    return parseArgs({args: [...words], options, allowPositionals: true});
  } catch (cause) {
    // Node adds advice for arguments that begin with a dash, after a space or a line break.
    const [problem = ''] = (cause as Error).message.split(/\.\s/);
    const name = /^Unknown option '--(.+)'/.exec(problem)?.[1];
    const nearest = name === undefined ? '' : didYouMean(name, Object.keys(options), '--');
    throw usageError(`${problem}.${nearest}`);
  }
}

const unknown = (kind: string, value: string, values: readonly string[]): string =>
  `There is no ${kind} "${value}".${didYouMean(value, values)} Use one of ${values.join(', ')}.`;

/** @param message what is wrong, and what is right */
export const usageError = (message: string): UsageError => new UsageError(`${message} See --help.`);

/**
 * One of the values that an option or argument can have.
 * @param kind what the values are, for the message
 * @throws UsageError
 */
export function readChoice<Choice extends string>(kind: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw usageError(unknown(kind, value, choices));
  return choice;
}

/** @throws UsageError unless the value of the option is a whole number in the range */
export function readNumber(
  option: string,
  value: Value,
  {min, max}: {readonly min: number; readonly max: number},
): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new UsageError(`--${option} "${String(value)}" isn't a number from ${min} to ${max}.`);
}

/**
 * Ends the program with one line and exit code 2 if its standard output can't be written, such as on a full disk. A closed
 * pipe isn't an error: `head` closes it when it has read enough.
 */
function reportOutputErrors(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.stderr.write(`The output can't be written. ${systemMessage(error)}\n`);
    process.exit(2);
  });
}

/**
 * Runs this process's program. An error that the user can fix is printed without a stack trace, and ends with exit code 1, or 2
 * for wrong arguments.
 * @param main returns the exit code, 0 by default
 * @param failure exit code for a defect of the program
 */
export function runProgram(name: string, main: () => Promise<number | void>, failure?: number): void {
  reportOutputErrors();
  main().then(
    (code) => {
      if (code !== undefined) process.exitCode = code;
    },
    (error: unknown) => {
      const isExpected = error instanceof StartError;
      // Node would print the minified source before the message.
      const message = isExpected
        ? error.message
        : `${name} failed: ${error instanceof Error ? error.message : String(error)}`;
      process.stderr.write(`${printable(message)}\n`);
      process.exitCode = isExpected ? exitCode(error) : (failure ?? 1);
    },
  );
}
