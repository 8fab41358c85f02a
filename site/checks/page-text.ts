// The text of pages: the rules of STYLEGUIDE.md that a program can check, one file per subject in page-text/.
import type {Check, Finding} from './finding';
import {headingLevels, headingNames, stepHeadings} from './page-text/headings';
import {outgoingLink, nextSteps} from './page-text/next-steps';
import {lead, pageLength, paragraphLength, sentenceLength} from './page-text/length';
import {otherProduct, words} from './page-text/words';
import {readPages, type Page} from './pages';

const rules: readonly ((page: Page) => Finding[])[] = [
  lead,
  pageLength,
  headingLevels,
  headingNames,
  stepHeadings,
  sentenceLength,
  paragraphLength,
  words,
  otherProduct,
  nextSteps,
  outgoingLink,
];

export function textFindings(pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) =>
    page.problem
      ? [{where: page.file, message: `${page.problem} In prose, put \`{\`, \`}\` and \`<\` in backticks.`}]
      : rules.flatMap((rule) => rule(page)),
  );
}

const check: Check = (root) => {
  const pages = readPages(root);
  return {examined: pages.length, findings: textFindings(pages)};
};

export default check;
