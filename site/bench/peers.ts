import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Output of all benchmarks. The folder is ignored by git and can be deleted at any time. */
export const benchCache = path.resolve(__dirname, '../../.cache');

/**
 * Installs programs to compare with, unless they are installed. They aren't dependencies of the site, so they have their own
 * folder.
 * @param folder gets a `package.json` and `node_modules`
 * @param packages names and exact versions
 * @throws Error if npm fails
 */
export function installPeers(folder: string, packages: Readonly<Record<string, string>>): void {
  const wanted = `${JSON.stringify({private: true, dependencies: packages}, null, 2)}\n`;
  const done = path.join(folder, 'installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) {
    return;
  }
  console.log(`Installing ${Object.keys(packages).join(', ')} to compare with (once) …`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), wanted);
  // Peer dependencies are frameworks that this project already has, or that aren't used here.
  const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `npm could not install into ${folder}. Check the connection to the registry and run the benchmark again.`,
    );
  }
  writeFileSync(done, wanted);
}
