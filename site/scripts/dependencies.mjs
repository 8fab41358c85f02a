// Compares the installed packages with the lock file, and installs them. Uses only Node, because it runs before anything is
// installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Minimum version of Node for the site's packages. */
const oldestNode = '20.19';

/** @returns {string | undefined} the problem with this version of Node and its fix, or undefined */
export function nodeProblem(version = process.versions.node) {
  const isOld = version.localeCompare(oldestNode, 'en', {numeric: true}) < 0;
  return isOld
    ? `Node ${version} is too old. Install Node ${oldestNode} or later from https://nodejs.org/.`
    : undefined;
}

/**
 * Why the packages in `node_modules` don't match the lock file; undefined if they do. npm records what it installed in
 * `node_modules/.package-lock.json`.
 * @param {string} folder with the lock file
 * @returns {string | undefined}
 */
export function staleReason(folder) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) {
    return 'they are missing';
  }
  const wanted = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  for (const [name, {version, optional}] of Object.entries(wanted)) {
    // The project's own packages are always current, and optional packages for other platforms are never installed.
    const skipped = !name.includes('node_modules/') || (optional && !installed[name]);
    if (!skipped && installed[name]?.version !== version) {
      return `${name.replace(/^.*node_modules\//, '')} ${version} is not installed`;
    }
  }
  return undefined;
}

/**
 * Installs the dependencies if they are missing or stale, and logs it. Exits with code 1 if that fails, or if Node is too old.
 * @param {boolean} mayInstall otherwise, missing packages end the program
 */
export function ensureDependencies(mayInstall = true) {
  const problem = nodeProblem();
  if (problem) {
    fail(problem);
  }
  const reason = staleReason(root);
  if (!reason) {
    return;
  }
  if (!mayInstall) {
    fail(`The npm packages can't be used (${reason}), and --no-install prevents installing them. Run npm ci first.`);
  }
  console.log(`Installing dependencies (${reason}). This takes a minute or two.`);
  // No package needs its install scripts here; skipping them is faster and safer.
  const {status} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail(
      'The dependencies could not be installed: see the messages of npm above. Check the network, then run the same command again.',
    );
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
