// The workflows of .github run the project's own commands, with no more rights than they need, and with actions that can't
// be changed behind the project's back.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Check, Finding} from './finding';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs?: Readonly<Record<string, {readonly permissions?: unknown; readonly steps?: readonly Step[]}>>;
}

/** @param scripts The scripts of package.json; npm's own `test` and `ci` are among the commands. */
export function workflowFindings(file: string, source: string, scripts: readonly string[]): Finding[] {
  const workflow = parse(source) as Workflow;
  const jobs = Object.values(workflow.jobs ?? {});
  const messages: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}') {
    messages.push('Write `permissions:` with `contents: read` and nothing else above `jobs:`.');
  }
  if (jobs.some(({permissions}) => permissions !== undefined)) {
    messages.push('Remove the `permissions` of the job: those of the workflow hold for all.');
  }
  for (const {uses, run} of jobs.flatMap(({steps = []}) => steps)) {
    if (uses !== undefined && !(/@[0-9a-f]{40}$/.test(uses) && source.includes(`${uses} # v`))) {
      messages.push(`Pin ${uses} to a full commit, and say its version behind it: \`@<40 digits> # v5.0.0\`.`);
    }
    const script = /^npm (?:run )?(\S+)/.exec(run ?? '')?.[1];
    if (run !== undefined && (script === undefined || ![...scripts, 'ci'].includes(script))) {
      messages.push(`Run a script of package.json instead of \`${run.trim()}\`, so that the same can be run at home.`);
    }
  }
  return messages.map((message) => ({where: file, message}));
}

const check: Check = (root) => {
  const folder = path.join(root, '.github/workflows');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : [];
  const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {scripts: object};
  return {
    examined: files.length,
    findings: files.flatMap((file) =>
      workflowFindings(
        `.github/workflows/${file}`,
        readFileSync(path.join(folder, file), 'utf8'),
        Object.keys(scripts),
      ),
    ),
  };
};

export default check;
