import {snippetLength} from './format';
import type {MarkedText} from './protocol';
import {tokenize} from './tokenize';

/** Highlights every occurrence of one of the terms. */
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
 * Up to `length` characters from one line of the text, where most different terms are close together; without a match, the
 * beginning.
 */
export function cutSnippet(text: string, terms: ReadonlySet<string>, length: number = snippetLength): MarkedText {
  let best = {line: text.split('\n', 1)[0] ?? '', from: 0, to: 0, kinds: 0};
  for (const line of text.split('\n')) {
    const found = tokenize(line).filter(({term}) => terms.has(term));
    found.forEach(({start}, first) => {
      const near = found.slice(first).filter(({end}) => end - start <= length - 4);
      const kinds = new Set(near.map(({term}) => term)).size;
      if (kinds > best.kinds) {
        best = {line, from: start, to: Math.max(...near.map(({end}) => end)), kinds};
      }
    });
  }
  return markText(window(best.line, best.from, best.to, length), terms);
}

/** Cuts `line` to `length` characters around [from, to), between words, with an ellipsis for omitted text. */
function window(line: string, from: number, to: number, length: number): string {
  if (line.length <= length) {
    return line;
  }
  const room = length - 2 - Math.min(to - from, length - 2);
  let start = Math.max(0, from - Math.floor(room / 2));
  let end = Math.min(line.length, start + length - 2);
  start = Math.max(0, end - (length - 2));
  if (start > 0) {
    const space = line.indexOf(' ', start);
    start = space >= 0 && space < from ? space + 1 : start;
  }
  if (end < line.length) {
    const space = line.lastIndexOf(' ', end);
    end = space > to && space > start ? space : end;
  }
  return `${start > 0 ? '…' : ''}${whole(line, start, end)}${end < line.length ? '…' : ''}`;
}

/** Slices without splitting a surrogate pair. */
function whole(line: string, start: number, end: number): string {
  const low = (index: number): boolean => /[\udc00-\udfff]/.test(line[index] ?? '');
  return line.slice(low(start) ? start + 1 : start, low(end) ? end - 1 : end).trim();
}
