import type {Heading, Nodes, Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages';

/** A text of a page with its location. Inline code is in backticks and without spaces, so that it counts as one word. */
export interface Passage {
  readonly text: string;
  readonly node: Nodes;
}

const noBreakSpace = '\u00a0';

/** The visible text of a node, without attributes, expressions and code blocks. */
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
  // The parser treats `10:30` as a directive; the framework restores the text.
  return node.type === 'textDirective' ? `:${node.name}${inner}` : inner;
}

export function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => void headings.push(node));
  return headings;
}

/** Paragraphs of text, including list items, steps and admonitions, but not tables. */
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

/** Splits after a period, question mark or exclamation mark followed by white space. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?]["'”’)\]]*)(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx)\.)[ \n]+/)
    .filter((sentence) => wordsIn(sentence).length);
}

/** A word: anything between spaces with a letter, a digit or code. */
export function wordsIn(text: string): string[] {
  return text.split(/[ \t\n]+/).filter((word) => /[\p{L}\p{N}`]/u.test(word));
}
