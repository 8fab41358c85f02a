// The words of every file: STYLEGUIDE.md as patterns in context, each with the better wording.
import type {Check, Finding} from './finding';
import {patterns, type Pattern} from './wording/patterns';
import {readSources, type Source} from './wording/sources';

/** A space of a pattern also matches the end of a line, with the marks that begin the next line of a comment or list. */
const gap = String.raw`(?: |[ \t]*\n[ \t]*(?:(?:\*|//|#|-|>)[ \t]+)?)`;

function acrossLines({pattern}: Pattern): RegExp {
  return new RegExp(pattern.source.replaceAll(' ', gap), `${pattern.flags}g`);
}

const compiled = patterns.map((pattern) => ({...pattern, search: acrossLines(pattern)}));

/** What a text says against the style guide, with the line of each place. */
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
