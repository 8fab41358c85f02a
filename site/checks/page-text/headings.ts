import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from '../finding';
import {whereIs, type Page} from '../pages';
import {textOf} from './sentences';

export function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => void headings.push(node));
  return headings;
}

const marks = (depth: number): string => '#'.repeat(depth);

export function headingLevels(page: Page): Finding[] {
  let previous = 1;
  return headingsOf(page).flatMap((heading) => {
    const where = whereIs(page, heading);
    const {depth} = heading;
    if (depth === 1) {
      return [{where, message: `Write \`## ${textOf(heading)}\`: the title is the page's only first heading.`}];
    }
    const deepest = previous + 1;
    previous = depth;
    return depth > deepest
      ? [{where, message: `Write \`${marks(deepest)} ${textOf(heading)}\`: a level is skipped.`}]
      : [];
  });
}

/** Headings become anchors, so they must be unique on a page. */
export function headingNames(page: Page): Finding[] {
  const names = new Set<string>();
  return headingsOf(page).flatMap((heading) => {
    const where = whereIs(page, heading);
    const text = textOf(heading).trim();
    const name = text.toLowerCase();
    const findings: Finding[] = [];
    if (names.has(name)) {
      findings.push({where, message: `Give this heading a name of its own: the page has "${text}" twice.`});
    }
    names.add(name);
    if (/[.,:;!…]$/.test(text)) {
      findings.push({
        where,
        message: `Write the heading without its last mark: \`${marks(heading.depth)} ${text.replace(/[.,:;!…]+$/, '')}\`.`,
      });
    }
    return findings;
  });
}

/** Each step is a level-3 heading: the stylesheet adds its number. */
export function stepHeadings(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (steps) => {
    if (steps.name !== 'Steps') {
      return;
    }
    visit(steps, 'heading', (heading) => {
      if (heading.depth !== 3) {
        findings.push({
          where: whereIs(page, heading),
          message: `Write \`### ${textOf(heading)}\`: inside <Steps> each heading is a step.`,
        });
      }
    });
  });
  return findings;
}
