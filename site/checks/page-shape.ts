// The structure of each type of page, from STYLEGUIDE.md.
import path from 'node:path';
import type {Code, Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGuide} from '../data/front-matter';
import type {Finding} from './finding';
import {applyRules, type PageRule} from './page-rule';
import {headingsOf, textOf} from './page-text/sentences';
import {elementOf, type Page} from './pages';
import {contentOf} from './samples/blocks';

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
      if (elementOf(node)?.name === 'Outcome') open.delete(step!);
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

const maxQuickstartLines = 15;

const samples = path.join(__dirname, '../samples');

/** Interactive tools. They need no quickstart, and are the opening of the page that exists for them. */
const tools = /^(?:VrmConverter|ClipAnimator|GlbInspector|AvatarViewer)$/;

/** The blocks below a second-level heading, up to the next. */
function sectionOf({tree}: Page, name: string): RootContent[] | undefined {
  const isHeading = (node: RootContent) => node.type === 'heading' && node.depth <= 2;
  const start = tree.children.findIndex((node) => isHeading(node) && textOf(node).trim() === name);
  if (start < 0) return undefined;
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end < 0 ? rest : rest.slice(0, end);
}

const opening: PageRule = (page, report) => {
  if (!isGuide(page.frontMatter['page_type'])) return;
  const first = page.tree.children.find(({type}) => ['heading', 'mdxJsxFlowElement'].includes(type));
  const name = first?.type === 'mdxJsxFlowElement' ? (first.name ?? '') : '';
  if (name === 'Opening' || tools.test(name)) return;
  const tag = '`<Opening src alt width height caption>` around `## Before you begin`';
  report(`Begin with ${tag}: a picture of the result beside what the reader needs.`, first);
};

function linesOf(fence: Code): number {
  const {text, sample} = contentOf(fence, samples);
  return (sample?.text ?? text).split('\n').length;
}

const quickstart: PageRule = (page, report) => {
  const blocks = sectionOf(page, 'Quickstart');
  if (!blocks) return;
  let code = 0;
  let results = 0;
  visit({type: 'root', children: blocks} as Root, (node) => {
    if (node.type === 'code') {
      code += 1;
      const lines = linesOf(node);
      if (lines <= maxQuickstartLines) return;
      report(`Shorten this block of ${lines} lines; a quickstart has ${maxQuickstartLines} at most.`, node);
    }
    const name = elementOf(node)?.name ?? '';
    if (name === 'Outcome') results += 1;
    if (tools.test(name)) code += 1;
  });
  if (code === 0) report('Show the shortest working code or command below `## Quickstart`.');
  if (results !== 1) report(`End \`## Quickstart\` with one \`<Outcome>\`; it has ${results}.`);
};

const rules = [missingSections, stepsWithOutcomes, somethingToLookUp, unwritten, opening, quickstart];

/** Missing parts of each page's structure. Another check reports pages that can't be parsed. */
export const shapeFindings = (pages: readonly Page[]): Finding[] => applyRules(pages, rules);
