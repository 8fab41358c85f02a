import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageRule} from '../page-rule';
import {elementOf, type Page} from '../pages';
import {pagePatterns} from '../wording/patterns';
import {textOf, type Passage} from './sentences';

/** Attributes that readers see or a screen reader announces. */
const shownAttributes = new Set(['alt', 'aria-label', 'label', 'reason', 'title']);

/** All visible texts of a page, without code: prose, headings, tables, attributes, title and description. */
export function passagesOf(page: Page): Passage[] {
  const shown = ['title', 'sidebar_label', 'description'].map((key) => page.frontMatter[key]);
  const passages: Passage[] = shown
    .filter((value) => typeof value === 'string')
    .map((text) => ({text, node: page.tree}));
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({text: textOf(node), node});
    }
    for (const [name, text = ''] of Object.entries(elementOf(node)?.attributes ?? {})) {
      if (shownAttributes.has(name)) passages.push({text, node});
    }
  });
  return passages;
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '``');

/** The word with some context, so that it is easy to find. */
function around(text: string, index: number, length: number): string {
  return text
    .slice(Math.max(0, index - 25), index + length + 25)
    .replace(/\s+/g, ' ')
    .trim();
}

export const words: PageRule = (page, report) => {
  for (const {text, node} of passagesOf(page)) {
    const prose = withoutCode(text);
    for (const {pattern, instead} of pagePatterns) {
      const match = pattern.exec(prose);
      if (match) report(`"${match[0]}" in "${around(prose, match.index, match[0].length)}". ${instead}`, node);
    }
  }
};

/** The one sentence that tells Avaturn Live apart, for readers who look for it. */
const otherProductSentence = 'Avaturn Live is a separate product with its own documentation.';

/** Avaturn Live is another product. Checks the complete file, including code and comments. */
export const otherProduct: PageRule = (page, report) => {
  page.source.split('\n').forEach((line, index) => {
    if (!/avaturn[.\s-]?live/i.test(line.replace(otherProductSentence, ''))) return;
    report('Remove Avaturn Live: it is another product, and its facts are not these.', index + 1);
  });
};
