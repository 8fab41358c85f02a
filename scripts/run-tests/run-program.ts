import {spawn} from 'node:child_process';
import path from 'node:path';
import {type Count, failedStep, passedStep} from './count';

export const root = path.join(__dirname, '../..');
/** Where tools write their reports, and tests what they leave of a failure. */
export const reports = path.join(root, 'test-results');

/** Arguments for this Node to run a TypeScript file. */
export const tsx = ['--import', 'tsx'];

/** Variables that configure the site must not reach the builds under test. */
const cleanEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(SITE_URL|EDIT_URL|ANALYTICS_\w+|POSTHOG_\w+|HOST|PORT|NODE_ENV)$/.test(name),
  ),
);

/** A program of the project for this Node. */
export interface Command {
  readonly title: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Shows the output as it comes, where nothing else runs; otherwise it is shown in one piece at the end. */
  readonly live?: boolean;
}

/** Runs a program and shows its output; resolves with its exit code. */
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

/** A part of the run that passes or fails as a whole. */
export async function step(command: Command): Promise<Count> {
  return (await runProgram(command)) === 0 ? passedStep : failedStep(command.title);
}
