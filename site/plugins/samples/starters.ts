import {readFileSync} from 'node:fs';
import path from 'node:path';
import {starterArchive, starters, type Starter} from '@avaturn-docs/platform/starters';
import {withPublishedTools} from '../../data/tools';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import {zipOf} from './archive';
import {withoutMarks} from './sample';

/** Folders that appear while working on a starter. */
const generated = /^(?:node_modules|dist|\.next|\.expo|data)\//;

const isText = (file: string): boolean => !/\.(?:glb|jar|png)$/.test(file);

/** Files below a folder: path in the folder with `/` → absolute path. */
const filesBelow = (folder: string): (readonly [string, string])[] =>
  listFiles(folder).map((file) => [file.slice(1), path.join(folder, file)]);

export function ownFiles(siteDir: string, {name}: Starter): (readonly [string, string])[] {
  const files = filesBelow(path.join(siteDir, 'samples/starters', name)).filter(([file]) => !generated.test(file));
  // Beside an example, `.env` is a developer's copy, and can contain a token.
  const hasExample = files.some(([file]) => file === '.env.example');
  return files.filter(([file]) => file !== '.env.local' && !(hasExample && file === '.env'));
}

/** The files of a starter by path in the project. @param siteUrl without a trailing slash */
export function starterFiles(siteDir: string, starter: Starter, siteUrl: string): Map<string, Uint8Array> {
  const {sample, shares} = starter;
  const sources = new Map([
    ...ownFiles(siteDir, starter),
    ...(sample ? filesBelow(path.join(siteDir, 'samples', sample)) : []),
    ...Object.entries(shares).map(([file, source]) => [file, path.join(siteDir, source)] as const),
  ]);
  return new Map(
    [...sources]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, source]) => {
        const content = readFileSync(source);
        if (!isText(file)) return [file, content];
        return [file, Buffer.from(withPublishedTools(withoutMarks(content.toString('utf8')), siteUrl))];
      }),
  );
}

/** The archive of a starter: one folder with its files. */
export function starterZip(siteDir: string, starter: Starter, siteUrl: string): Uint8Array {
  const files = starterFiles(siteDir, starter, siteUrl);
  return zipOf(Object.fromEntries([...files].map(([file, content]) => [`avaturn-${starter.name}/${file}`, content])));
}

/** All archives by path from the site's root, without a leading slash. */
export function starterArchives(siteDir: string, siteUrl: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    starters.map((starter) => [starterArchive(starter.name).slice(1), starterZip(siteDir, starter, siteUrl)]),
  );
}
