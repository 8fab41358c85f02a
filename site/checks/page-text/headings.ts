import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageRule} from '../page-rule';
import type {Page} from '../pages';
import {textOf} from './sentences';

export function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => void headings.push(node));
  return headings;
}

const marks = (depth: number): string => '#'.repeat(depth);

export const headingLevels: PageRule = (page, report) => {
  let previous = 1;
  for (const heading of headingsOf(page)) {
    const {depth} = heading;
    const deepest = previous + 1;
    if (depth === 1) report(`Write \`## ${textOf(heading)}\`: the title is the page's only first heading.`, heading);
    else previous = depth;
    if (depth > deepest) report(`Write \`${marks(deepest)} ${textOf(heading)}\`: a level is skipped.`, heading);
  }
};

/** Headings become anchors, so they must be unique on a page. */
export const headingNames: PageRule = (page, report) => {
  const names = new Set<string>();
  for (const heading of headingsOf(page)) {
    const text = textOf(heading).trim();
    const name = text.toLowerCase();
    if (names.has(name)) report(`Give this heading a name of its own: the page has "${text}" twice.`, heading);
    names.add(name);
    const plain = text.replace(/[.,:;!…]+$/, '');
    if (plain !== text)
      report(`Write the heading without its last mark: \`${marks(heading.depth)} ${plain}\`.`, heading);
  }
};

/** Each step is a level-3 heading: the stylesheet adds its number. */
export const stepHeadings: PageRule = (page, report) => {
  visit(page.tree, 'mdxJsxFlowElement', (steps) => {
    if (steps.name !== 'Steps') return;
    visit(steps, 'heading', (heading) => {
      if (heading.depth === 3) return;
      report(`Write \`### ${textOf(heading)}\`: inside <Steps> each heading is a step.`, heading);
    });
  });
};
