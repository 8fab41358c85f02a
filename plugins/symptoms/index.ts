import {createSlugger} from '@docusaurus/utils';
import type {BlockContent, Nodes, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';

/** The section whose table this plugin reads. */
const troubleshooting = 'Troubleshooting';

interface PageFile {
  readonly path?: string;
}

type MdxElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/**
 * Remark plugin: each row of the table below "Troubleshooting" becomes a `<details>` with the symptom as its summary, and
 * its cause and fix inside. Writers keep the short table; readers get a list they can scan, with an anchor for each symptom.
 *
 * @throws if a row doesn't have three cells: symptom, cause, fix
 */
export default function remarkSymptoms() {
  return (tree: Root, file: PageFile): void => {
    // The framework derives heading ids from the same slugs, so they come first.
    const slugger = createSlugger();
    visit(tree, 'heading', (heading) => void slugger.slug(textOf(heading)));
    let inside = false;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading' && node.depth <= 2) {
        inside = textOf(node) === troubleshooting;
      }
      return inside && node.type === 'table' ? entriesOf(node, file, (text) => slugger.slug(text)) : [node];
    });
  };
}

function entriesOf({children: [, ...rows]}: Table, file: PageFile, idOf: (symptom: string) => string): RootContent[] {
  return rows.map((row) => entryOf(row, file, idOf));
}

function entryOf(row: TableRow, file: PageFile, idOf: (symptom: string) => string): MdxElement {
  const [symptom, cause, fix] = row.children;
  if (!symptom || !cause || !fix || row.children.length !== 3) {
    throw new Error(
      `${file.path}:${row.position?.start.line ?? 1}: Give this row below "${troubleshooting}" three cells: symptom, cause, fix.`,
    );
  }
  return element('details', {id: idOf(textOf(symptom))}, [
    element('summary', {}, symptom.children as unknown as BlockContent[]),
    labeled('Cause', cause.children),
    labeled('Fix', fix.children),
  ]);
}

function element(name: string, attributes: Readonly<Record<string, string>>, children: BlockContent[]): MdxElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children,
  };
}

/** `Cause: The file is missing.` The cell's text becomes a sentence. */
function labeled(label: string, content: readonly PhrasingContent[]): Paragraph {
  const end = /[.!?]$/.test(content.map(textOf).join('').trim()) ? '' : '.';
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

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
