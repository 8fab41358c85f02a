// The pattern from STYLEGUIDE.md: an opening with a picture, and a short quickstart.
import path from 'node:path';
import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGuide} from '../../data/front-matter';
import {readSample, SampleError, sampleReference} from '../../plugins/samples/sample';
import type {Finding} from '../finding';
import {textOf} from '../page-text/sentences';
import {whereIs, type Page} from '../pages';

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

function opening(page: Page): Finding[] {
  if (!isGuide(page.frontMatter['page_type'])) return [];
  const first = page.tree.children.find(({type}) => ['heading', 'mdxJsxFlowElement'].includes(type));
  return first?.type === 'mdxJsxFlowElement' && (first.name === 'Opening' || tools.test(first.name ?? ''))
    ? []
    : [
        {
          where: first ? whereIs(page, first) : page.file,
          message:
            'Begin with `<Opening src alt width height caption>` around `## Before you begin`: a picture of the result beside what the reader needs.',
        },
      ];
}

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

function quickstart(page: Page): Finding[] {
  const blocks = sectionOf(page, 'Quickstart');
  if (!blocks) return [];
  const findings: Finding[] = [];
  let code = 0;
  let results = 0;
  visit({type: 'root', children: blocks} as Root, (node) => {
    if (node.type === 'code') {
      code += 1;
      const lines = linesOf(node);
      if (lines > maxQuickstartLines) {
        const message = `Shorten this block of ${lines} lines; a quickstart has ${maxQuickstartLines} at most.`;
        findings.push({where: whereIs(page, node), message});
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name === 'Outcome') results += 1;
      if (tools.test(node.name ?? '')) code += 1;
    }
  });
  const where = page.file;
  if (code === 0) findings.push({where, message: 'Show the shortest working code or command below `## Quickstart`.'});
  if (results !== 1) {
    findings.push({where, message: `End \`## Quickstart\` with one \`<Outcome>\`; it has ${results}.`});
  }
  return findings;
}

export const patternRules = [opening, quickstart];
