import {createSlugger} from '@docusaurus/utils';
import type {BlockContent, Paragraph, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The section whose table this plugin reads. */
const troubleshooting = 'Troubleshooting';

type MdxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/**
 * Remark plugin: each row of the table below "Troubleshooting" becomes a `<details>` with the symptom as its summary, and
 * its cause and fix inside. Writers keep the short table; readers get a list they can scan, with an anchor for each symptom.
 */
export default function remarkSymptoms() {
  return (tree: Root, {path}: {readonly path?: string}): void => {
    // The framework derives heading ids from the same slugs, so they come first.
    const slugger = createSlugger();
    visit(tree, 'heading', (heading) => void slugger.slug(toString(heading)));
    let inside = false;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading' && node.depth <= 2) {
        inside = toString(node) === troubleshooting;
      }
      return inside && node.type === 'table'
        ? node.children.slice(1).map((row) => entryOf(row, path, (symptom) => slugger.slug(symptom)))
        : [node];
    });
  };
}

function entryOf(row: TableRow, path: string | undefined, idOf: (symptom: string) => string): MdxElement {
  const [symptom, cause, fix] = row.children;
  if (!symptom || !cause || !fix || row.children.length !== 3) {
    throw new Error(
      `${path}:${row.position?.start.line ?? 1}: Give this row below "${troubleshooting}" three cells: symptom, cause, fix.`,
    );
  }
  const id = {type: 'mdxJsxAttribute', name: 'id', value: idOf(toString(symptom))} as const;
  return element(
    'details',
    [id],
    [
      element('summary', [], symptom.children as unknown as BlockContent[]),
      labeled('Cause', cause.children),
      labeled('Fix', fix.children),
    ],
  );
}

const element = (name: string, attributes: MdxElement['attributes'], children: BlockContent[]): MdxElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});

/** `Cause: The file is missing.` The cell's text becomes a sentence. */
function labeled(label: string, content: readonly PhrasingContent[]): Paragraph {
  const end = /[.!?]$/.test(toString(content).trim()) ? '' : '.';
  return {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: `${label}:`}]},
      {type: 'text', value: ' '},
      ...content,
      {type: 'text', value: end},
    ],
  };
}
