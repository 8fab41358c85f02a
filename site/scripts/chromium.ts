// Finds a Chromium for tests and drawings, or installs one.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import {installDebianPackages} from './debian';

/** Debian's headless Chromium, which opens pages in half the time. */
export const headlessShellPackage = 'chromium-headless-shell';
const headlessShell = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = (): boolean => existsSync(headlessShell);

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumAdvice =
  'Install one (Debian: apt-get install chromium-headless-shell) and run again, or set CHROMIUM_PATH to its program.';

/** Arguments for software rendering of WebGL. */
export const webGlWithoutGraphicsCard = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Path of a Chromium: `CHROMIUM_PATH`, the usual paths, or Playwright's own. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...usualPlaces, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/** Path of a Chromium, which is installed if missing; undefined if that failed, after printing what to do. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found. Installing one.');
  if (!installDebianPackages([headlessShellPackage]) || !findChromium()) {
    console.log('> npx playwright install chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  }
  const installed = findChromium();
  if (!installed) console.error(`Chromium couldn't be installed. ${chromiumAdvice}`);
  return installed;
}

/** Starts a Chromium that draws WebGL in software, and ends it after `use`. */
export async function withChromium(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error(`There is no Chromium. ${chromiumAdvice}`);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', ...webGlWithoutGraphicsCard]});
  await use(browser).finally(() => browser.close());
}
