import type {InlineCode, Nodes, Parents, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Part, PartKind} from '../../data/part';
import {pathInSite} from '../path-in-site';
import {sampleParts} from './parts';

/** Names that belong to another rig: of a table's column, and directly before a name in text. */
const otherRig = /\b(?:Unity|VRM|VRoid|Unreal|UE|Mixamo|human bone|expression|preset)\b/i;
const otherRigBefore = /\b(?:Unity|VRM|Unreal|Mixamo|Blender)(?:['’]s?)? $/;

/** Elements whose names stay as they are. */
const closed: readonly string[] = ['heading', 'link', 'linkReference', 'code'];

/** A number of meshes of a kind: pages write `avaturn_hair_N` for `avaturn_hair_0` and the others. */
const numbered = /^avaturn_\w+_N$/;

const isSummary = (node: Nodes): boolean => 'name' in node && node.name === 'summary';

/**
 * Remark plugin: marks inline code that names a part of an avatar with `data-part`, for the stage. The first one
 * of each section is enough, so that a page stays calm.
 *
 * @param siteDir the parent folder of `docs/`
 */
export default function remarkPartNames(siteDir: string) {
  const parts = sampleParts();
  return (tree: Root, {path}: {readonly path: string}): void => {
    if (pathInSite(siteDir, path).startsWith('docs/')) new Section(parts).mark(tree, 'joint');
  };
}

/** The parts that the current section has already named. */
class Section {
  private readonly seen = new Set<Part>();

  constructor(private readonly parts: readonly Part[]) {}

  /** @param preferred a joint and a material can have the same name */
  mark(parent: Parents, preferred: PartKind): void {
    parent.children.forEach((child, index) => {
      if (child.type === 'heading') this.seen.clear();
      if (closed.includes(child.type) || isSummary(child)) return;
      if (child.type === 'inlineCode') {
        const before = parent.children[index - 1];
        if (before?.type !== 'text' || !otherRigBefore.test(before.value)) this.markName(child, preferred);
      } else if (child.type === 'table') this.markTable(child);
      else if (child.type === 'paragraph')
        this.mark(child, /\bmaterials?\b/i.test(toString(child)) ? 'material' : 'joint');
      else if ('children' in child) this.mark(child, preferred);
    });
  }

  private markTable({children: [head, ...rows]}: Table): void {
    const isOther = head?.children.map((cell) => otherRig.test(toString(cell))) ?? [];
    for (const row of rows)
      row.children.forEach((cell, column) => {
        if (!isOther[column]) this.mark(cell, 'joint');
      });
  }

  private markName(code: InlineCode, preferred: PartKind): void {
    const name = numbered.test(code.value) ? code.value.replace(/N$/, '0') : code.value;
    const found = this.parts.filter((part) => part.name === name);
    const part = found.find(({kind}) => kind === preferred) ?? found[0];
    if (!part || this.seen.has(part)) return;
    this.seen.add(part);
    code.data = {...code.data, hProperties: {dataPart: `${part.kind}:${name}`}};
  }
}
