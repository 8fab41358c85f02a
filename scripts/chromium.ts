// Finds a Chromium for the browser tests, or installs one.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments with which Chromium draws WebGL in software. */
export const webGlWithoutGraphicsCard = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Path of a Chromium: `CHROMIUM_PATH`, the usual places, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

function run(command: string, ...args: string[]): void {
  console.log(`> ${command} ${args.join(' ')}`);
  spawnSync(command, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
}

/** Path of a Chromium, installed if there was none; undefined after saying what to do. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found) {
    return found;
  }
  console.log('No Chromium found for the browser tests. Installing one.');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!findChromium()) {
    run('npx', 'playwright', 'install', 'chromium');
  }
  const installed = findChromium();
  if (!installed) {
    console.error(
      'No Chromium could be installed. Install one (Debian: apt-get install chromium) and run again, or set CHROMIUM_PATH to its program.',
    );
  }
  return installed;
}
