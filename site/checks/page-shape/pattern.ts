// The pattern from STYLEGUIDE.md: an opening with a picture, and a short quickstart.
import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGuide} from '../../data/front-matter';
import {readSample, SampleError, sampleReference} from '../../plugins/samples/sample';
import type {PageRule} from '../page-rule';
import {textOf} from '../page-text/sentences';
import type {Page} from '../pages';

const maxQuickstartLines = 15;

const samples = path.join(__dirname, '../../samples');

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

function linesOf({meta, value}: Code): number {
  const reference = sampleReference(meta ?? '');
  if (reference === undefined) return value.split('\n').length;
  try {
    return readSample(samples, reference).text.split('\n').length;
  } catch (error) {
    // The check of code blocks reports it.
    if (error instanceof SampleError) return 0;
    throw error;
  }
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
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name === 'Outcome') results += 1;
      if (tools.test(node.name ?? '')) code += 1;
    }
  });
  if (code === 0) report('Show the shortest working code or command below `## Quickstart`.');
  if (results !== 1) report(`End \`## Quickstart\` with one \`<Outcome>\`; it has ${results}.`);
};

export const patternRules = [opening, quickstart];
