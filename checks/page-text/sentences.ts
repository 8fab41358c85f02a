import type {Nodes, Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';

/** A text of a page with its position: inline code is in backticks and holds no spaces, so that it counts as a word. */
export interface Passage {
  readonly text: string;
  readonly node: Nodes;
}

const noBreakSpace = '\u00a0';

/** The text of a node as it is read. Attributes of elements, expressions and blocks of code are not part of it. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode') {
    return `\`${node.value.replace(/\s/g, noBreakSpace).replaceAll('`', "'")}\``;
  }
  if (node.type === 'break') {
    return ' ';
  }
  if (node.type === 'code' || node.type === 'yaml') {
    return '';
  }
  const inner = 'children' in node ? node.children.map(textOf).join('') : '';
  // `10:30` is read as a directive; the framework turns it back into text.
  return node.type === 'textDirective' ? `:${node.name}${inner}` : inner;
}

/** Paragraphs of running text, of list items, steps and admonitions too. Tables have none. */
export function paragraphsOf(page: Page): (Passage & {readonly node: Paragraph})[] {
  const paragraphs: (Passage & {readonly node: Paragraph})[] = [];
  visit(page.tree, 'paragraph', (node) => {
    const text = textOf(node);
    if (wordsIn(text).length) {
      paragraphs.push({text, node});
    }
  });
  return paragraphs;
}

/** Splits after a full stop, a question mark or an exclamation mark that white space follows. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'”’)\]]*)(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)\.)[ \n]+/)
    .filter((sentence) => wordsIn(sentence).length);
}

/** What is between spaces and holds a letter, a digit or code. */
export function wordsIn(text: string): string[] {
  return text.split(/[ \t\n]+/).filter((word) => /[\p{L}\p{N}`]/u.test(word));
}
