import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Every file that can change the text of a page, relative to the site's folder. The scripts that request the index contain
 * the hash, so it has to be known before the pages are built, and can't be the hash of the index itself.
 */
export const inputs = [
  'docs',
  'data',
  'samples',
  // Pages show the file size of each sample model.
  'static/models',
  'src',
  'plugins',
  'config',
  'docusaurus.config.ts',
  'sidebars.ts',
  // Pages name the versions that the tests ran.
  'package.json',
  '../package.json',
  '../package-lock.json',
  '../platform',
  '../search',
  '../scene',
  '../tools',
];

/** Hash of all inputs of the search index: 12 hexadecimal digits, from names and content, without modification times. */
export function hashInputs(siteDir: string, paths: readonly string[] = inputs): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((name) => filesAt(siteDir, name))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(siteDir, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesAt(siteDir: string, name: string): string[] {
  const start = path.join(siteDir, name);
  if (!existsSync(start)) {
    return [];
  }
  if (!statSync(start).isDirectory()) {
    return [name];
  }
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}
