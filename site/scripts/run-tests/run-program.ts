import {spawn} from 'node:child_process';
import path from 'node:path';
import {type Count, failedStep, passedStep} from './count';

export const root = path.join(__dirname, '../..');
/** Folder for reports, and for the output of failed tests. */
export const reports = path.join(root, '../test-results');

/** Arguments that run a TypeScript file with the current Node. */
export const tsx = ['--import', 'tsx'];

/** Environment variables that configure the site must not affect the tested builds. */
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|EDIT_URL|ANALYTICS_\w+|POSTHOG_\w+|HOST|PORT|NODE_ENV)$/.test(name),
  ),
);

/** A program of the project, run by the current Node. */
export interface Command {
  readonly title: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Streams the output if nothing else is running; otherwise it is printed at the end, so that outputs don't mix. */
  readonly live?: boolean;
}

/** Runs a program and prints its output; resolves with its exit code. */
export function runProgram({title, args, environment, live = false}: Command): Promise<number> {
  if (live) console.log(`\n== ${title}`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: {...cleanEnvironment, ...environment},
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      if (!live) console.log(`\n== ${title}\n${Buffer.concat(output).toString().trimEnd()}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`-- ${title}: ${code === 0 ? 'ok' : `exit code ${code}`}, ${seconds} s`);
      resolve(code ?? 1);
    });
  });
}

/** A part of the run that passes or fails as one unit. */
export async function step(command: Command): Promise<Count> {
  return (await runProgram(command)) === 0 ? passedStep : failedStep(command.title);
}
