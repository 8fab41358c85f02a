import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * The folders and files that can change the text of a page, relative to the site's folder. The scripts that request the
 * index contain the hash, so it has to be known before the pages are built, and can't be the hash of the index itself.
 */
const inputs = ['.', '../platform', '../search', '../scene', '../tools', '../package.json', '../package-lock.json'];
const generated =
  /(?:^|\/)(?:node_modules|\.docusaurus[^/]*)\/|^\.\.\/tools\/[^/]+\/(?:dist\/|starters\/|LICENSE$|licenses\.txt$|content\.json$)/;

/** Hash of all inputs of the search index: 12 hexadecimal digits, from names and content, without modification times. */
export function hashInputs(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((name) => filesAt(siteDir, name))) {
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
    .filter((file) => !generated.test(file))
    .sort((a, b) => (a < b ? -1 : 1));
}
