import {snippetLength} from './format';
import type {MarkedText} from './protocol';
import {tokenize, type Token} from './tokenize';

/** A word of the query, and how a text has it. */
export interface MatchedWord {
  /** Terms of the text that match the word or its synonyms. */
  readonly terms: readonly string[];
  /** Those that match the word itself. */
  readonly found: readonly string[];
  /** Weight of the word in the query. */
  readonly weight: number;
}

/** Value of a synonym in a snippet, compared with the typed word. */
const synonymWeight = 0.4;

export function markText(text: string, terms: ReadonlySet<string>): MarkedText {
  const marks: [number, number][] = [];
  for (const {term, start, end} of tokenize(text)) {
    const last = marks.at(-1);
    if (!terms.has(term)) {
      continue;
    }
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      marks.push([start, end]);
    }
  }
  return {text, marks};
}

/**
 * Up to `length` characters from one line of the text, where most words of the query are close together; without a match,
 * the beginning.
 */
export function cutSnippet(text: string, words: readonly MatchedWord[], length: number = snippetLength): MarkedText {
  const terms = new Set(words.flatMap((word) => word.terms));
  const valueOf = (near: readonly Token[]): number =>
    words.reduce((sum, word) => {
      const has = (list: readonly string[]): boolean => near.some(({term}) => list.includes(term));
      return sum + word.weight * (has(word.found) ? 1 : has(word.terms) ? synonymWeight : 0);
    }, 0);
  let best = {line: text.split('\n', 1)[0] ?? '', from: 0, to: 0, value: 0};
  for (const line of text.split('\n')) {
    const found = tokenize(line).filter(({term}) => terms.has(term));
    found.forEach(({start}, first) => {
      const near = found.slice(first).filter(({end}) => end - start <= length - 4);
      const value = valueOf(near);
      if (value > best.value) {
        best = {line, from: start, to: Math.max(...near.map(({end}) => end)), value};
      }
    });
  }
  return markText(window(best.line, best.from, best.to, length), terms);
}

/** Where a line can be cut: between words; within a longer word, after punctuation. */
const units = [/\S+/gu, /[\p{L}\p{M}\p{N}_]+[^\p{L}\p{M}\p{N}_\s]*|[^\p{L}\p{M}\p{N}_\s]+/gu];

/** Cuts `line` to `length` characters around [from, to), with an ellipsis for omitted text. */
function window(line: string, from: number, to: number, length: number): string {
  if (line.length <= length) {
    return line;
  }
  const room = length - 2;
  for (const unit of units) {
    const words = [...line.matchAll(unit)].map(({0: word, index}) => ({start: index, end: index + word.length}));
    let left = words.findIndex(({end}) => end > from);
    let right = words.findIndex(({end}) => end >= to);
    const fits = (first: number, last: number): boolean =>
      words[first] !== undefined && words[last] !== undefined && words[last].end - words[first].start <= room;
    // Words at the end of the match are omitted rather than cut.
    while (right > left && !fits(left, right)) {
      right--;
    }
    if (!fits(left, right)) {
      continue;
    }
    while (fits(left - 1, right) || fits(left, right + 1)) {
      const before = from - words[left]!.start;
      const after = words[right]!.end - to;
      if (fits(left - 1, right) && (before <= after || !fits(left, right + 1))) {
        left--;
      } else {
        right++;
      }
    }
    return shorten(line, words[left]!.start, words[right]!.end);
  }
  return shorten(line, from, Math.min(to, from + room));
}

function shorten(line: string, start: number, end: number): string {
  return `${start > 0 ? '…' : ''}${whole(line, start, end)}${end < line.length ? '…' : ''}`;
}

/** Slices without splitting a surrogate pair. */
function whole(line: string, start: number, end: number): string {
  const low = (index: number): boolean => /[\udc00-\udfff]/.test(line[index] ?? '');
  return line.slice(low(start) ? start + 1 : start, low(end) ? end - 1 : end).trim();
}
