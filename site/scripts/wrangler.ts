// Finds Cloudflare's development server in the project's cache, or installs it there. It isn't a dependency of the project,
// because it is large and only one test file needs it.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {staleReason} from './dependencies.mjs';

const root = path.dirname(__dirname);
/** Pins the version and all of its dependencies. */
const locked = path.join(root, 'tests/hosting/wrangler');
const folder = path.join(root, '../.cache/wrangler');
const program = path.join(folder, 'node_modules/wrangler/wrangler-dist/cli.js');

/** Path of wrangler's executable, if the cache has the locked version. */
export function findWrangler(): string | undefined {
  const lock = 'package-lock.json';
  const isCurrent =
    existsSync(path.join(folder, lock)) &&
    readFileSync(path.join(folder, lock)).equals(readFileSync(path.join(locked, lock))) &&
    staleReason(folder) === undefined;
  return isCurrent && existsSync(program) ? program : undefined;
}

export function installWrangler(): void {
  console.log('Installing wrangler in .cache/wrangler.');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(locked, file), path.join(folder, file));
  cpSync(path.join(root, '../.npmrc'), path.join(folder, '.npmrc'));
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
