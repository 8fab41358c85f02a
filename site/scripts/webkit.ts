import {existsSync} from 'node:fs';
import {isInstalled} from './debian';

export const webkitPackages = ['webkit2gtk-driver'];

const usualPlaces = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** Path of WebKitGTK's browser, which Debian keeps outside the PATH: `MINIBROWSER_PATH`, or the usual paths. */
export function findMiniBrowser(): string | undefined {
  return [process.env['MINIBROWSER_PATH'], ...usualPlaces].find((file) => file && existsSync(file));
}

export const hasWebKit = (): boolean => isInstalled('WebKitWebDriver') && findMiniBrowser() !== undefined;
