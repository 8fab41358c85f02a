import {parseArgs, type ParseArgsConfig} from 'node:util';
import {StartError} from '../start-error';
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
}

/** A subcommand of the simulator. */
export interface Command extends CommandText {
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Maximum number of positional arguments. */
  readonly arguments: number;
  /** @throws StartError with one line to show */
  run(call: Call): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  start,
  send,
  receive,
  fail,
  photos,
} satisfies Readonly<Record<keyof typeof commandTexts, Command>>;

function help(command: string, name: string): string {
  const one = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (one) return `${command} ${name} ${one.usage}\n  ${one.does}`;
  const rows = Object.entries(commands).map(([name, {usage, does}]) => `  ${`${name} ${usage}`.trim()}\n      ${does}`);
  return `A simulator of the Avaturn platform on this machine: the REST API, webhooks, uploads and the avatar creator.

  ${command} [COMMAND]

${rows.join('\n')}

  --help, --version

--allow-network lets HOST be an address that other machines can reach. --allow-private-webhooks lets API calls set webhook
URLs in private networks.

Environment variables of start: HOST (default 127.0.0.1), PORT (default 3100; 0 picks a free port), SIMULATOR_TOKEN.
Environment variables of fail: AVATURN_API_URL, AVATURN_API_TOKEN.`;
}

/**
 * Runs the subcommand, `start` by default.
 * @throws StartError with one line to show
 */
export async function runCommand({args, ...program}: Program): Promise<void> {
  if (args.includes('--help') || args.includes('-h') || args[0] === 'help') {
    console.log(help(program.command, args[0] ?? ''));
    return;
  }
  if (args[0] === '--version' || args[0] === '-v') {
    console.log(program.version);
    return;
  }
  const [first = '', ...rest] = args;
  const [name, left] = first === '' || first.startsWith('-') ? ['start', args] : [first, rest];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new StartError(
      `There is no command "${name}". Use ${Object.keys(commands).join(', ')}: ${program.command} --help`,
    );
  }
  const correct = `${program.command} ${name} ${command.usage}`.trim();
  const parsed = parse(left, command, correct);
  if (parsed.positionals.length > command.arguments) {
    throw new StartError(`"${parsed.positionals[command.arguments]}" is one argument too many. Use: ${correct}`);
  }
  await command.run({...program, ...parsed});
}

function parse(args: readonly string[], {options}: Command, correct: string): Pick<Call, 'values' | 'positionals'> {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (cause) {
    // Node adds advice for arguments that begin with a dash.
    throw new StartError(`${(cause as Error).message.split('. ')[0]}. Use: ${correct}`);
  }
}
