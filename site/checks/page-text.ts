// The text of pages: the rules of STYLEGUIDE.md that a program can check.
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {applyRules, type PageRule} from './page-rule';
import {headingsOf, paragraphsOf, sentencesIn, textOf, wordsIn} from './page-text/sentences';
import {otherProduct, words} from './page-text/words';
import {isInternal, linksOf, type Page} from './pages';

const limits = {wordsOfPage: 150, wordsOfSentence: 30, sentencesOfParagraph: 4} as const;

/** The page begins with a sentence that states the result. */
const lead: PageRule = (page, report) => {
  const invisible = ['yaml', 'mdxjsEsm', 'mdxFlowExpression'];
  const first = page.tree.children.find(({type}) => !invisible.includes(type));
  if (first?.type === 'paragraph' && /[.!?]["'”’)]*$/.test(textOf(first).trimEnd())) return;
  report('Begin the page with one full sentence that says what the reader gets, before any heading or note.', first);
};

const pageLength: PageRule = (page, report) => {
  const words = paragraphsOf(page).reduce((sum, {text}) => sum + wordsIn(text).length, 0);
  if (words >= limits.wordsOfPage) return;
  report(`Write at least ${limits.wordsOfPage} words of prose; tables and code do not count. It has ${words}.`);
};

const sentenceLength: PageRule = (page, report) => {
  for (const {text, node} of paragraphsOf(page)) {
    for (const words of sentencesIn(text).map(wordsIn)) {
      if (words.length <= limits.wordsOfSentence) continue;
      const message = `Split this sentence of ${words.length} words; ${limits.wordsOfSentence} are the limit`;
      report(`${message}: ${words.join(' ')}`, node);
    }
  }
};

const paragraphLength: PageRule = (page, report) => {
  for (const {text, node} of paragraphsOf(page)) {
    const count = sentencesIn(text).length;
    if (count <= limits.sentencesOfParagraph) continue;
    report(`Split this paragraph of ${count} sentences; ${limits.sentencesOfParagraph} are the limit.`, node);
  }
};

const marks = (depth: number): string => '#'.repeat(depth);

const headingLevels: PageRule = (page, report) => {
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
const headingNames: PageRule = (page, report) => {
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
const stepHeadings: PageRule = (page, report) => {
  visit(page.tree, 'mdxJsxFlowElement', (steps) => {
    if (steps.name !== 'Steps') return;
    visit(steps, 'heading', (heading) => {
      if (heading.depth === 3) return;
      report(`Write \`### ${textOf(heading)}\`: inside <Steps> each heading is a step.`, heading);
    });
  });
};

const lastHeading = 'Next steps';
const links = {min: 2, max: 3} as const;

const nextSteps: PageRule = (page, report) => {
  const last = headingsOf(page).at(-1);
  if (last?.depth !== 2 || textOf(last).trim() !== lastHeading) {
    report(`End the page with \`## ${lastHeading}\` and a list of two or three links, each with its reason.`);
    return;
  }
  const line = last.position?.start.line ?? 0;
  const count = linksOf(page).filter(({where}) => Number(where.split(':')[1]) > line).length;
  if (count >= links.min && count <= links.max) return;
  const advice = count < links.min ? `Add links: at least ${links.min}` : `Keep ${links.max} links`;
  report(`${advice} below \`## ${lastHeading}\`; it has ${count}.`, last);
};

const outgoingLink: PageRule = (page, report) => {
  if (linksOf(page).some(({url}) => isInternal(url))) return;
  report('Link another page of this site, such as `[Body types](./bodies.mdx)`.');
};

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
