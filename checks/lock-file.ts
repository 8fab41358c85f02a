import {readFileSync} from 'node:fs';
import path from 'node:path';
import {starters} from '../data/starters';
import type {CheckResult} from './finding';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  /** Of a package of this project: `resolved` is its folder. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const renew =
  'Create it again in an empty folder: copy .npmrc, package.json and packages/*/package.json there, run `npm install --package-lock-only --ignore-scripts`, and copy package-lock.json back.';

/**
 * The lock file must work on every platform and with every registry: packages for other platforms are in it, and no
 * download address does. npm leaves such packages out when it writes the file beside an existing `node_modules`, and
 * `npm ci` then fails on a fresh clone.
 */
export function checkLockFile(
  lock: {readonly packages: Readonly<Record<string, LockedPackage>>},
  where = 'package-lock.json',
): CheckResult {
  const names = Object.keys(lock.packages);
  const isLocked = (owner: string, name: string): boolean => {
    // A dependency is in its owner's own folder or in one of those above, as Node looks for it.
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

/** Checks the project's own lock file, that of the tool that a test installs apart, and those of the starters. */
export default function lockFile(root: string): CheckResult {
  const own = starters.map(({name}) => `samples/starters/${name}/package-lock.json`);
  const results = ['package-lock.json', 'tests/hosting/wrangler/package-lock.json', ...own].map((file) =>
    checkLockFile(JSON.parse(readFileSync(path.join(root, file), 'utf8')), file),
  );
  return {
    examined: Math.min(...results.map(({examined}) => examined)),
    findings: results.flatMap(({findings}) => findings),
  };
}
