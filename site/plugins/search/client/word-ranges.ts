/** More highlights help nobody and are slow to paint. */
const maxRanges = 1000;
const maxWords = 20;

/** Text inside one of these is matched as one string, across its inline elements. */
const blocks =
  'p, li, dt, dd, td, th, h1, h2, h3, h4, h5, h6, pre, figcaption, summary, blockquote, article, section, div';
/** Not part of the page's text. */
const left = 'script, style, noscript, nav, button, .hash-link, [aria-hidden="true"]';

/** Finds the words in an element's text, also across inline elements such as the tokens of highlighted code. */
export function rangesOf(content: Element, words: readonly string[]): Range[] {
  const pattern = patternOf(words);
  const ranges: Range[] = [];
  if (!pattern) {
    return ranges;
  }
  for (const nodes of textBlocks(content)) {
    const text = nodes.map(({data}) => data).join('');
    for (const match of text.matchAll(pattern)) {
      if (!isWord(text, match)) {
        continue;
      }
      const range = document.createRange();
      range.setStart(...place(nodes, match.index, false));
      range.setEnd(...place(nodes, match.index + match[0].length, true));
      ranges.push(range);
      if (ranges.length === maxRanges) {
        return ranges;
      }
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

/** The text nodes of an element, grouped by block. */
function textBlocks(content: Element): Text[][] {
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  const found: Text[][] = [];
  let block: Element | null | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (!parent || parent.closest(left)) {
      continue;
    }
    const own = parent.closest(blocks);
    if (own !== block || !found.length) {
      block = own;
      found.push([]);
    }
    found.at(-1)!.push(node);
  }
  return found;
}

/** The node and offset for an offset in the joined text; an end offset stays in the node that it ends. */
function place(nodes: readonly Text[], offset: number, isEnd: boolean): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest < node.length || (isEnd && rest === node.length)) {
      return [node, rest];
    }
    rest -= node.length;
  }
  const last = nodes.at(-1)!;
  return [last, last.length];
}
