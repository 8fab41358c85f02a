import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Every regular file below a folder as a path from the site's root (`/docs/importing/index.html`), sorted by code unit, so
 * that output generated from the list is the same on every machine. Symbolic links are skipped: they may point outside.
 */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const relative = path.relative(directory, path.join(entry.parentPath, entry.name));
      return `/${relative.split(path.sep).join('/')}`;
    })
    .sort((a, b) => (a < b ? -1 : 1));
}
