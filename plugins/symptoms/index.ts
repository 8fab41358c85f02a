import type {Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';

/** The section whose table this plugin reads. */
const symptomsHeading = 'If it does not work';

interface PageFile {
  readonly path?: string;
}

/**
 * Remark plugin: each row of the table below "If it does not work" becomes a heading of its own, with its cause and its
 * fix. Writers keep the short table; readers, links and search get an anchor for each symptom and the text of each error.
 *
 * @throws if a row has not three cells: symptom, cause, fix
 */
export default function remarkSymptoms() {
  return (tree: Root, file: PageFile): void => {
    let inside = false;
    tree.children = tree.children.flatMap((node): RootContent[] => {
      if (node.type === 'heading' && node.depth <= 2) {
        inside = textOf(node) === symptomsHeading;
      }
      return inside && node.type === 'table' ? sectionsOf(node, file) : [node];
    });
  };
}

function sectionsOf({children: [, ...rows]}: Table, file: PageFile): RootContent[] {
  return rows.flatMap((row) => sectionOf(row, file));
}

function sectionOf(row: TableRow, file: PageFile): RootContent[] {
  const [symptom, cause, fix] = row.children;
  if (!symptom || !cause || !fix || row.children.length !== 3) {
    throw new Error(
      `${file.path}:${row.position?.start.line ?? 1}: Give this row below "${symptomsHeading}" three cells: symptom, cause, fix.`,
    );
  }
  const heading: Heading = {
    type: 'heading',
    depth: 3,
    children: symptom.children,
    data: {hProperties: {className: ['symptom']}},
  };
  return [heading, labeled('Cause', cause.children), labeled('Fix', fix.children)];
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
