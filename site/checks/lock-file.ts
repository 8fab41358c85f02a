import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {starters} from '@avaturn-docs/platform/starters';
import type {CheckResult, Finding} from './finding';

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        /** For a workspace package, `resolved` is its folder. */
        readonly link?: boolean;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const renew =
  'Create it again in an empty folder: copy .npmrc, package.json and those of the workspaces there, run `npm install --package-lock-only --ignore-scripts`, and copy package-lock.json back.';

/**
 * The lock file must contain packages for other platforms, which npm omits if it writes the file next to `node_modules`, and
 * no download URLs, so that `npm ci` works on every platform and with every registry.
 */
export function lockFileFindings({packages}: LockFile, where: string): Finding[] {
  const names = new Set(Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([owner, {resolved, link, optionalDependencies = {}}]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
    const problems = [
      ...(resolved && !link ? ['has a download address'] : []),
      ...(missing.length > 0 ? [`needs packages on other platforms that are missing: ${missing.join(', ')}`] : []),
    ];
    return problems.map((problem) => ({where, message: `${owner} ${problem}. ${renew}`}));
  });
}

/** Checks the lock files of the project, of the tool that one test installs separately, and of the starters. */
export default function lockFile(root: string): CheckResult {
  const folders = starters.map(({name}) => `samples/starters/${name}`);
  const files = ['..', 'tests/hosting/wrangler', ...folders]
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => `${folder}/package-lock.json`);
  const findings = files.flatMap((file) =>
    lockFileFindings(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as LockFile, file),
  );
  return {examined: files.length, findings};
}
