import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** A file of the repository whose wording is checked. */
export interface Source {
  /** Path from the project's folder. */
  readonly file: string;
  readonly text: string;
}

const roots = ['.github', 'art', 'platform', 'scene', 'search', 'site', 'tools'];

/** Tables that quote the replaced wording. */
const quoting = ['site/checks/wording/patterns.ts', 'STYLEGUIDE.md'];

const isText = /\.(?:tsx?|m[jt]s|js|css|mdx?|ya?ml|html|py|sh|kt|swift|cs|go|java)$/;

/** Every text in the repository that people write: pages, interface, data, comments, tests and samples. */
export function readSources(site: string): Source[] {
  const root = path.dirname(site);
  const files = readdirSync(root).filter((file) => isText.test(file));
  for (const folder of roots) {
    for (const file of readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})) {
      files.push(`${folder}/${file.split(path.sep).join('/')}`);
    }
  }
  return files
    .filter(
      (file) => isText.test(file) && !/node_modules\/|\/dist\/|\/\.docusaurus/.test(file) && !quoting.includes(file),
    )
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}
