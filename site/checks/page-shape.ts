// The structure of each type of page, from STYLEGUIDE.md.
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGuide} from '../data/front-matter';
import type {Finding} from './finding';
import {applyRules, type PageRule} from './page-rule';
import {patternRules} from './page-shape/pattern';
import {headingsOf} from './page-text/headings';
import {textOf} from './page-text/sentences';
import type {Page} from './pages';

const guideSections = ['Before you begin', 'Quickstart', 'Troubleshooting', 'Next steps'];

/** Required second-level headings by page type, in page order. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  tutorial: guideSections,
  'how-to': guideSections,
  reference: ['Next steps'],
  explanation: ['Next steps'],
};

const missingSections: PageRule = (page, report) => {
  const type = String(page.frontMatter['page_type']);
  const names = headingsOf(page)
    .filter(({depth}) => depth === 2)
    .map((heading) => textOf(heading).trim());
  let last = -1;
  for (const section of sections[type] ?? []) {
    const place = names.indexOf(section);
    if (place < 0) report(`Add \`## ${section}\`: a ${type} has it.`);
    else if (place < last) report(`Move \`## ${section}\` below \`## ${names[last]}\`, as on other pages.`);
    last = Math.max(last, place);
  }
};

/** Actions are numbered steps, and each says what the reader should see. */
const stepsWithOutcomes: PageRule = (page, report) => {
  if (!isGuide(page.frontMatter['page_type'])) return;
  let isFound = false;
  visit(page.tree, 'mdxJsxFlowElement', (chain) => {
    if (chain.name !== 'Steps') return;
    isFound = true;
    const open = new Set<Heading>();
    let step: Heading | undefined;
    visit(chain, (node) => {
      if (node.type === 'heading') open.add((step = node));
      if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && 'name' in node && node.name === 'Outcome') open.delete(step!);
    });
    for (const heading of open) {
      const end = '`<Outcome>The …</Outcome>`: what the reader should see now.';
      report(`End the step "${textOf(heading)}" with ${end}`, heading);
    }
  });
  if (!isFound) report('Put the actions into `<Steps>`, each step below a `###` heading.');
};

/** A reference needs a table, or headings of its own for its entries. */
const somethingToLookUp: PageRule = (page, report) => {
  if (page.frontMatter['page_type'] !== 'reference') return;
  let entries = headingsOf(page).filter(({depth}) => depth === 3).length;
  visit(page.tree, (node) => {
    if (node.type === 'table' || (node.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(node.name ?? ''))) entries += 1;
  });
  if (entries === 0) report('Show what is looked up here in a table, from `platform/` where two pages need it.');
};

/** Notes from `npm run new page`: each marks a part that isn't written yet. */
const unwritten: PageRule = (page, report) => {
  visit(page.tree, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const what = /^\/\* Write (.*)\. \*\/$/s.exec(node.value.trim())?.[1];
    if (what !== undefined) report(`Write ${what}, and remove the note.`, node);
  });
};

const rules = [missingSections, stepsWithOutcomes, somethingToLookUp, unwritten, ...patternRules];

/** Missing parts of each page's structure. Another check reports pages that can't be parsed. */
export const shapeFindings = (pages: readonly Page[]): Finding[] => applyRules(pages, rules);
