import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@avaturn-docs/command-line/list-files';

/**
 * The folders that can change the text of a page, relative to the site's folder. The scripts that request the index contain
 * the hash, so it has to be known before the pages are built, and can't be the hash of the index itself.
 */
const inputs = ['.', '../platform', '../search', '../scene', '../tools'];
const generated =
  /\/(?:node_modules|\.docusaurus[^/]*)\/|^\.\.\/tools\/[^/]+\/(?:dist\/|starters\/|LICENSE$|licenses\.txt$|content\.json$)/;

/** Hash of all inputs of the search index: 12 hexadecimal digits, from names and content, without modification times. */
export function hashInputs(siteDir: string): string {
  const files = inputs.flatMap((folder) => listFiles(path.join(siteDir, folder)).map((file) => folder + file));
  const hash = createHash('sha256');
  for (const file of [...files.filter((name) => !generated.test(name)), '../package-lock.json']) {
    hash.update(`${file}\0`).update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
