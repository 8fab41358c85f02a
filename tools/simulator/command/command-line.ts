import {parseArgs, type ParseArgsConfig} from 'node:util';
import {printable} from '@avaturn-docs/avatar-glb/read/json';
import {shellWord} from '@avaturn-docs/command-line/shell-word';
import {exitCode, StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {fail} from './commands/fail';
import {photos} from './commands/photos';
import {receive} from './commands/receive';
import {send} from './commands/send';
import {start} from './commands/start';
import {type CommandText, commandTexts} from './definition';
import type {SimulatorFiles} from './files';

/** The arguments, and the values that differ between the repository and the npm package. */
export interface Program {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Command that starts the program, for messages. */
  readonly command: string;
  readonly version: string;
  /** Origin of the documentation. */
  readonly site: string;
  readonly files: () => Promise<SimulatorFiles>;
}

export interface Call extends Omit<Program, 'args'> {
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
  /** The complete call as it was typed. */
  readonly typed: string;
}

type CommandName = keyof typeof commandTexts;

/** A subcommand of the simulator. Its texts are in definition.ts. */
export interface Command {
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Maximum number of positional arguments. */
  readonly arguments: number;
  /** @throws StartError with one line to show */
  run(call: Call): Promise<void>;
}

const commands: Readonly<Record<CommandName, Command>> = {start, send, receive, fail, photos};
const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word);

function help(command: string, name: string): string {
  if (isCommand(name)) {
    const one: CommandText = commandTexts[name];
    const width = Math.max(...Object.keys(one.explains).map(({length}) => length));
    const rows = Object.entries(one.explains).map(([term, text]) => `  ${term.padEnd(width)}  ${text}`);
    return `${command} ${name} ${one.usage}
  ${one.does}

${rows.join('\n')}

Arguments of an example: ${one.example}`;
  }
  const rows = Object.entries(commandTexts).map(
    ([name, {usage, does}]) => `  ${`${name} ${usage}`.trim()}\n      ${does}`,
  );
  return `A simulator of the Avaturn platform on this machine: the REST API, webhooks, uploads and the avatar creator.

  ${command} [COMMAND]

${rows.join('\n')}

  --help, --version

COMMAND --help explains the arguments, options and environment variables of one.`;
}

/**
 * Runs the subcommand, `start` by default.
 * @throws StartError with one line to show
 */
export async function runCommand({args, ...program}: Program): Promise<void> {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    console.log(help(program.command, args.find(isCommand) ?? ''));
    return;
  }
  if (args[0] === '--version' || args[0] === '-v') {
    console.log(program.version);
    return;
  }
  const [first = '', ...rest] = args;
  const [name, left] = first === '' || first.startsWith('-') ? ['start', args] : [first, rest];
  if (!isCommand(name)) {
    throw new UsageError(
      `There is no command "${name}". Use ${Object.keys(commands).join(', ')}: ${program.command} --help`,
    );
  }
  const command = commands[name];
  const correct = `${program.command} ${name} ${commandTexts[name].usage}`.trim();
  const parsed = parse(left, command, correct);
  if (parsed.positionals.length > command.arguments) {
    throw new UsageError(`"${parsed.positionals[command.arguments]}" is one argument too many. Use: ${correct}`);
  }
  const typed = [program.command, ...args.map(shellWord)].join(' ');
  await command.run({...program, ...parsed, typed});
}

/** @throws UsageError with the correct usage */
function parse(args: readonly string[], {options}: Command, correct: string): Pick<Call, 'values' | 'positionals'> {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (cause) {
    // Node adds advice for arguments that begin with a dash, after a space or a line break.
    throw new UsageError(`${(cause as Error).message.split(/\.\s/)[0]}. Use: ${correct}`);
  }
}

/** Runs this process's program. An error that the user can fix is one line on stderr, with exit code 1, or 2 for wrong arguments. */
export function runProgram(program: Omit<Program, 'args' | 'env'>): void {
  runCommand({...program, args: process.argv.slice(2), env: process.env}).catch((error: unknown) => {
    console.error(printable(error instanceof StartError ? error.message : `The simulator failed: ${String(error)}`));
    process.exitCode = exitCode(error);
  });
}
