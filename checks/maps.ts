import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheckResult, Finding} from './finding';

/** The texts that say where things stand, and the files that are there, as paths from the project's folder. */
export interface Maps {
  readonly readme: string;
  readonly theme: string;
  readonly files: readonly string[];
}

/** First words of the lines in the block of code below a heading, such as `docs/` of `docs/   pages`. */
function mapped(markdown: string, heading: string): string[] {
  const block = markdown.slice(markdown.indexOf(`\n${heading}\n`)).split('```')[1] ?? '';
  return block.split('\n').flatMap((line) => /^[\w./-]+\//.exec(line)?.[0] ?? []);
}

/** Folders that lie at the top of the project or directly below `src`. */
function foldersOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => /^(?:src\/[^/]+\/|(?!src\/)[^/]+\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].filter((folder) => !folder.startsWith('.'));
}

/** Parts of the theme that stand in `src/theme`: folders with an index, and scripts that lie in none of them. */
function partsOf(files: readonly string[]): string[] {
  const scripts = files.flatMap((file) => /^src\/theme\/(.+)(?<!\.test)\.tsx?$/.exec(file)?.[1] ?? []);
  const folders = scripts
    .filter((script) => script.endsWith('/index'))
    .map((script) => script.slice(0, -'/index'.length));
  return [...folders, ...scripts.filter((script) => !folders.some((folder) => script.startsWith(`${folder}/`)))];
}

function compare(where: string, named: readonly string[], there: readonly string[]): Finding[] {
  return [
    ...there
      .filter((name) => !named.includes(name))
      .map((name) => ({where, message: `${name} is missing. Add its line.`})),
    ...named
      .filter((name) => !there.includes(name))
      .map((name) => ({where, message: `${name} is gone. Remove its line.`})),
  ];
}

/** Holds the map of README.md and the table of src/theme/README.md against the files that are there. */
export function checkMaps({readme, theme, files}: Maps): CheckResult {
  const folders = foldersOf(files);
  const inMap = mapped(readme, '## Map').filter((folder) => !folder.startsWith('.'));
  const inTable = [...theme.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, part = '']) => part);
  return {
    examined: Math.min(folders.length, inTable.length),
    findings: [
      ...compare('README.md, "Map"', inMap, folders),
      ...compare('src/theme/README.md', inTable, partsOf(files)),
    ],
  };
}

/** Checks the project's own maps. */
export default function maps(root: string): CheckResult {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return checkMaps({readme: read('README.md'), theme: read('src/theme/README.md'), files: listed.split('\n')});
}
