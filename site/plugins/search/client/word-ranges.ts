/** More highlights help nobody and are slow to paint. */
const maxRanges = 1000;
const maxWords = 20;

/** Not part of the page's text. */
const left = 'script, style, noscript, nav, button, .hash-link, [aria-hidden="true"]';

export function rangesOf(content: Element, words: readonly string[]): Range[] {
  const pattern = patternOf(words);
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (pattern && ranges.length < maxRanges && walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(left)) continue;
    for (const match of [...node.data.matchAll(pattern)].filter((one) => isWord(node.data, one))) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Matches any of the words in any case; short ones and numbers only as complete words: "to" is in half of all words. */
function patternOf(words: readonly string[]): RegExp | undefined {
  const alternatives = [...new Set(words.map((word) => word.trim()))]
    .filter((word) => word && word.length <= 100)
    .slice(0, maxWords)
    // Longer alternatives first: the longest match wins.
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
      return /^(?:[\p{L}\p{N}]{1,2}|\p{N}+)$/u.test(word)
        ? String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`
        : literal;
    });
  return alternatives.length ? new RegExp(alternatives.join('|'), 'giu') : undefined;
}

/** Whether a match begins a word, or a part of one at a capital: `Eye` in `setEyeColor`, but not `410` in `3,410`. */
function isWord(text: string, {0: match, index}: RegExpExecArray): boolean {
  const isJoined = /(?:[\p{L}\p{N}]|\d,)$/u.test(text.slice(Math.max(0, index - 2), index));
  return (!isJoined || !/^[\p{Ll}\p{Lo}\p{N}]/u.test(match)) && !isInGeneratedName(text, index, match);
}

/** Names of many parts, such as `new_session_api_v1_sessions_new_post`, are generated, and their parts mean little. */
function isInGeneratedName(text: string, index: number, match: string): boolean {
  const start = /\w*$/.exec(text.slice(Math.max(0, index - 100), index))![0];
  const end = /^\w*/.exec(text.slice(index, index + 100))![0];
  const parts = (name: string): number => name.split('_').length;
  return parts(start + end) > 4 && parts(match) <= 4;
}
