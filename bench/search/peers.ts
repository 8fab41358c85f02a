import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What the bench compares with. They are no part of the site, so they are installed here, at their first use. */
const peers = {
  '@easyops-cn/docusaurus-search-local': '0.55.3',
  pagefind: '1.6.0',
  esbuild: '0.28.2',
  vitepress: '1.6.4',
} as const;

const projectDir = path.resolve(__dirname, '../..');
/** Everything the bench writes; the folder is ignored by git and can be deleted at any time. */
export const cacheDir = path.join(projectDir, '.cache/bench-search');
const peersDir = path.join(cacheDir, 'peers');

/** Installs the peers unless they are there. @returns the folder whose `node_modules` holds them */
export function installPeers(): string {
  const wanted = `${JSON.stringify({private: true, dependencies: peers}, null, 2)}\n`;
  const manifest = path.join(peersDir, 'package.json');
  const done = path.join(peersDir, 'installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) {
    return peersDir;
  }
  console.log('Installing the search engines to compare with (once, some 250 MB) …');
  mkdirSync(peersDir, {recursive: true});
  writeFileSync(manifest, wanted);
  // Peer dependencies are the framework, which is not run here.
  const {status} = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'], {
    cwd: peersDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `npm could not install the peers in ${peersDir}. Check the connection to the registry and run the bench again.`,
    );
  }
  writeFileSync(done, wanted);
  return peersDir;
}
