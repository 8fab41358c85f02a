// The wording of every file: patterns in context from STYLEGUIDE.md, each with a better wording.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Finding} from './finding';
import {repositoryFiles} from './repository-files';
import {patterns, type Pattern} from './wording/patterns';

/** A file of the repository whose wording is checked. */
interface Source {
  /** Path from the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** Tables that quote the replaced wording. */
const quoting = ['site/checks/wording/patterns.ts', 'STYLEGUIDE.md'];

const isText = /\.(?:tsx?|m[jt]s|js|css|mdx?|ya?ml|html|py|sh|kt|swift|cs|go|java)$/;

/** A space in a pattern also matches a line break, with the characters that start the next line of a comment or list. */
const gap = String.raw`(?: |[ \t]*\n[ \t]*(?:(?:\*|//|#|-|>)[ \t]+)?)`;

function acrossLines({pattern}: Pattern): RegExp {
  return new RegExp(pattern.source.replaceAll(' ', gap), `${pattern.flags}g`);
}

const compiled = patterns.map((pattern) => ({...pattern, search: acrossLines(pattern)}));

export function wordingFindings({file, text}: Source): Finding[] {
  return compiled.flatMap(({search, instead}) =>
    [...text.matchAll(search)].map((match) => ({
      where: `${file}:${text.slice(0, match.index).split('\n').length}`,
      message: `"${match[0].replace(/\s+/g, ' ')}". ${instead}`,
    })),
  );
}

const check: Check = (root) => {
  const repository = path.dirname(root);
  // Every text that people write: pages, interface, data, comments, tests and samples.
  const files = repositoryFiles(repository).filter((file) => isText.test(file) && !quoting.includes(file));
  const sources = files.map((file) => ({file, text: readFileSync(path.join(repository, file), 'utf8')}));
  return {examined: files.length, findings: sources.flatMap(wordingFindings)};
};

export default check;
