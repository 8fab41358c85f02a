import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const environment = {
  ...process.env,
  DEBIAN_FRONTEND: 'noninteractive',
  // Debian starts installed services, except in this run level (man invoke-rc.d).
  RUNLEVEL: '1',
};

function run(command: string, ...args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit'], env: environment}).status === 0;
}

/**
 * Installs Debian packages if that needs no prompt: as root, with apt-get. Skips packages that this Debian release doesn't
 * have. Logs what it does.
 */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!run('apt-get', 'update', '-qq')) return false;
  const known = packages.filter((name) => spawnSync('apt-cache', ['show', name], {stdio: 'ignore'}).status === 0);
  return known.length > 0 && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...known);
}

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}

export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));

/** Configuration file with which Debian's package enables the brotli module. */
export const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

export const hasBrotliModule = (): boolean => findNginx() !== undefined && existsSync(brotliModule);

/** Path of WebKitGTK's browser, which Debian keeps outside the PATH. */
export const findMiniBrowser = (): string | undefined =>
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
