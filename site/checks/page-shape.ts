// The structure of each type of page, from STYLEGUIDE.md.
import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGuide} from '../data/front-matter';
import type {Check, Finding} from './finding';
import {patternRules} from './page-shape/pattern';
import {headingsOf} from './page-text/headings';
import {textOf} from './page-text/sentences';
import {readPages, whereIs, type Page} from './pages';

type MdxJsxFlowElement = Extract<Nodes, {type: 'mdxJsxFlowElement'}>;

const guideSections = ['Before you begin', 'Quickstart', 'Troubleshooting', 'Next steps'];

/** Required second-level headings by page type, in page order. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  tutorial: guideSections,
  'how-to': guideSections,
  reference: ['Next steps'],
  explanation: ['Next steps'],
};

function missingSections(page: Page): Finding[] {
  const names = headingsOf(page)
    .filter(({depth}) => depth === 2)
    .map((heading) => textOf(heading).trim());
  let last = -1;
  return (sections[String(page.frontMatter['page_type'])] ?? []).flatMap((section): Finding[] => {
    const place = names.indexOf(section);
    if (place < 0) {
      return [{where: page.file, message: `Add \`## ${section}\`: a ${String(page.frontMatter['page_type'])} has it.`}];
    }
    const misplaced = place < last;
    last = Math.max(last, place);
    return misplaced
      ? [{where: page.file, message: `Move \`## ${names[place]}\` below \`## ${names[last]}\`, as on other pages.`}]
      : [];
  });
}

/** Actions are numbered steps, and each says what the reader should see. */
function stepsWithOutcomes(page: Page): Finding[] {
  if (!isGuide(page.frontMatter['page_type'])) {
    return [];
  }
  const chains: MdxJsxFlowElement[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => void (node.name === 'Steps' && chains.push(node)));
  if (chains.length === 0) {
    return [{where: page.file, message: 'Put the actions into `<Steps>`, each step below a `###` heading.'}];
  }
  return chains.flatMap((chain) => stepsOf(chain).flatMap((step) => (step.hasOutcome ? [] : [noOutcome(page, step)])));
}

interface Step {
  readonly heading: Heading;
  hasOutcome: boolean;
}

function stepsOf(chain: MdxJsxFlowElement): Step[] {
  const steps: Step[] = [];
  visit(chain, (node) => {
    if (node.type === 'heading') {
      steps.push({heading: node, hasOutcome: false});
    }
    const step = steps.at(-1);
    if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && 'name' in node && node.name === 'Outcome' && step) {
      step.hasOutcome = true;
    }
  });
  return steps;
}

function noOutcome(page: Page, {heading}: Step): Finding {
  return {
    where: whereIs(page, heading),
    message: `End the step "${textOf(heading)}" with \`<Outcome>The …</Outcome>\`: what the reader should see now.`,
  };
}

/** A reference needs a table, or headings of its own for its entries. */
function somethingToLookUp(page: Page): Finding[] {
  if (page.frontMatter['page_type'] !== 'reference') {
    return [];
  }
  let tables = headingsOf(page).filter(({depth}) => depth === 3).length;
  visit(page.tree, (node) => {
    if (node.type === 'table' || (node.type === 'mdxJsxFlowElement' && node.name && /^[A-Z]/.test(node.name))) {
      tables += 1;
    }
  });
  return tables > 0
    ? []
    : [
        {
          where: page.file,
          message: 'Show what is looked up here in a table, from `platform/` where two pages need it.',
        },
      ];
}

/** Notes from `npm run new page`: each marks a part that isn't written yet. */
function unwritten(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const what = /^\/\* Write (.*)\. \*\/$/s.exec(node.value.trim())?.[1];
      if (what !== undefined) {
        findings.push({where: whereIs(page, node), message: `Write ${what}, and remove the note.`});
      }
    }
  });
  return findings;
}

const rules = [missingSections, stepsWithOutcomes, somethingToLookUp, unwritten, ...patternRules];

/** Missing parts of each page's structure. Another check reports pages that can't be parsed. */
export function shapeFindings(pages: readonly Page[]): Finding[] {
  return pages.filter(({problem}) => !problem).flatMap((page) => rules.flatMap((rule) => rule(page)));
}

const check: Check = (root) => {
  const pages = readPages(root);
  return {examined: pages.length, findings: shapeFindings(pages)};
};

export default check;
