import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {starters} from '@avaturn-docs/platform/starters';
import type {CheckResult} from './finding';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  /** For a workspace package, `resolved` is its folder. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const renew =
  'Create it again in an empty folder: copy .npmrc, package.json and those of the workspaces there, run `npm install --package-lock-only --ignore-scripts`, and copy package-lock.json back.';

/**
 * The lock file must contain packages for other platforms, which npm omits if it writes the file next to `node_modules`, and
 * no download URLs, so that `npm ci` works on every platform and with every registry.
 */
export function checkLockFile(
  lock: {readonly packages: Readonly<Record<string, LockedPackage>>},
  where = 'package-lock.json',
): CheckResult {
  const names = Object.keys(lock.packages);
  const isLocked = (owner: string, name: string): boolean => {
    // Like Node, look for a dependency in its owner's folder and then in each parent folder.
    for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
      if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) {
        return true;
      }
      if (!folder) {
        return false;
      }
    }
  };
  const findings = names.flatMap((owner) => {
    const {resolved, link, optionalDependencies = {}} = lock.packages[owner] ?? {};
    const missing = Object.keys(optionalDependencies).filter((name) => !isLocked(owner, name));
    return [
      ...(resolved && !link ? [`${owner} has a download address.`] : []),
      ...(missing.length > 0
        ? [`${owner} needs packages on other platforms that are missing: ${missing.join(', ')}.`]
        : []),
    ];
  });
  return {
    examined: names.length,
    findings: findings.map((what) => ({where, message: `${what} ${renew}`})),
  };
}

/** Checks the lock files of the project, of the tool that one test installs separately, and of the starters. */
export default function lockFile(root: string): CheckResult {
  const own = starters
    .map(({name}) => `samples/starters/${name}/package`)
    .filter((file) => existsSync(path.join(root, `${file}.json`)))
    .map((file) => `${file}-lock.json`);
  const results = ['../package-lock.json', 'tests/hosting/wrangler/package-lock.json', ...own].map((file) =>
    checkLockFile(JSON.parse(readFileSync(path.join(root, file), 'utf8')), file),
  );
  return {
    examined: Math.min(...results.map(({examined}) => examined)),
    findings: results.flatMap(({findings}) => findings),
  };
}
