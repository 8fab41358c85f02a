import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {staleReason} from './dependencies.mjs';

/** Its own package, because Cloudflare's development server is large, and only one test file needs it. */
const folder = path.join(__dirname, '../tests/hosting/wrangler');

/** Path of wrangler's executable, if the locked version is installed. */
export const findWrangler = (): string | undefined =>
  staleReason(folder) === undefined ? path.join(folder, 'node_modules/wrangler/wrangler-dist/cli.js') : undefined;

export function installWrangler(): void {
  console.log('Installing wrangler in site/tests/hosting/wrangler.');
  spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
