// The wording of every file: patterns in context from STYLEGUIDE.md, each with a better wording.
import type {Check, Finding} from './finding';
import {patterns, type Pattern} from './wording/patterns';
import {readSources, type Source} from './wording/sources';

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
  const sources = readSources(root);
  return {examined: sources.length, findings: sources.flatMap(wordingFindings)};
};

export default check;
