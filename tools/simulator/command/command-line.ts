import {readCall, runProgram as runAny, type Call as AnyCall, type Start} from '@avaturn-docs/command-line/program';
import {compare} from './commands/compare';
import {fail} from './commands/fail';
import {photos} from './commands/photos';
import {receive} from './commands/receive';
import {send} from './commands/send';
import {start} from './commands/start';
import {program, type CommandName} from './definition';
import type {SimulatorFiles} from './files';

/** The values that differ between the repository and the npm package. */
export interface Installation extends Start {
  readonly site: string;
  readonly files: () => Promise<SimulatorFiles>;
}

export interface Call extends Installation, AnyCall {
  readonly env: NodeJS.ProcessEnv;
}

const commands: Readonly<Record<CommandName, (call: Call) => Promise<void>>> = {
  start,
  send,
  receive,
  fail,
  photos,
  compare,
};

/**
 * Runs the subcommand, `start` by default.
 * @throws StartError with one line to show
 */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  installation: Installation,
): Promise<void> {
  const call = readCall(program, args, installation);
  if (typeof call === 'string') console.log(call);
  else await commands[call.name]({...installation, ...call, env});
}

export const runProgram = (installation: Installation): void =>
  runAny('The simulator', () => runCommand(process.argv.slice(2), process.env, installation));
