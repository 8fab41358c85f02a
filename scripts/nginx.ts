// Finds an nginx for the tests and the bench, or installs one.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const usualPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

/** Path of an nginx: `NGINX_PATH`, or the usual places. */
export function findNginx(): string | undefined {
  return [process.env['NGINX_PATH'], ...usualPlaces].find((file) => file && existsSync(file));
}

/** Installs nginx where that needs no question: as root on Debian. Says so if it can not. */
export function ensureNginx(): void {
  if (findNginx() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // Debian starts a service that it installs; a policy of 101 forbids it (man invoke-rc.d).
    const packages = 'nginx libnginx-mod-http-brotli-static';
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
    console.log(`No nginx found for the hosting contract. Installing one.\n> ${install}`);
    spawnSync('sh', ['-c', install], {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  }
  if (findNginx() === undefined) {
    console.log('The hosting contract will not be held against nginx: install it (Debian: apt-get install nginx).');
  }
}
