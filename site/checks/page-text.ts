// The text of pages: the rules of STYLEGUIDE.md that a program can check, one file per subject in page-text/.
import type {Finding} from './finding';
import {applyRules} from './page-rule';
import {headingLevels, headingNames, stepHeadings} from './page-text/headings';
import {outgoingLink, nextSteps} from './page-text/next-steps';
import {lead, pageLength, paragraphLength, sentenceLength} from './page-text/length';
import {otherProduct, words} from './page-text/words';
import type {Page} from './pages';

const rules = [
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
  const unreadable = pages.flatMap(({file, problem}) =>
    problem ? [{where: file, message: `${problem} In prose, put \`{\`, \`}\` and \`<\` in backticks.`}] : [],
  );
  return [...unreadable, ...applyRules(pages, rules)];
}
