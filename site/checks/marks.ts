// Marks of unconfirmed statements: each has the id of a statement, and none is contradicted by the platform.
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {findings as recorded, isStatement, statements} from '@avaturn-docs/platform/unconfirmed';
import type {Check, Finding} from './finding';
import {elementOf, readPages, whereIs, type Page} from './pages';

export interface MarkPlace {
  /** Undefined if the mark has none. */
  readonly id: string | undefined;
  /** File and line. */
  readonly where: string;
  /** Route of the page. */
  readonly page: string;
  /** Heading above the mark, or the pointer in the OpenAPI file. */
  readonly section: string;
}

export function marksOfPage(page: Page): MarkPlace[] {
  const marks: MarkPlace[] = [];
  let section = '';
  visit(page.tree, (node) => {
    if (node.type === 'heading')
      section = page.source.slice(node.position?.start.offset, node.position?.end.offset).replace(/^#+ /, '');
    const element = elementOf(node);
    if (element?.name !== 'Unconfirmed') return;
    marks.push({id: element.attributes['id'], where: whereIs(page, node), page: `/docs/${page.id}/`, section});
  });
  return marks;
}

/** The marks of the OpenAPI file; a part without a mark has its pointer as id if the platform contradicts it. */
export async function marksOfApi(root: string): Promise<MarkPlace[]> {
  const file = 'platform/openapi/avaturn.yaml';
  const document = await loadDocument(path.join(root, '..', file), file);
  const marks: MarkPlace[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const where = `${file}:${document.lineOf(pointer)}`;
    const id = (value as Record<string, unknown>)['x-unconfirmed'];
    for (const one of [id ?? []].flat()) marks.push({id: String(one), where, page: '/api/', section: pointer});
    if (pointer in recorded) marks.push({id: pointer, where, page: '/api/', section: pointer});
    for (const [key, child] of Object.entries(value)) {
      walk(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  };
  walk(document.value, '#');
  return marks;
}

/** Pages that document what `avaturn-glb compare` and the web starter compare, by the beginning of an id. */
const documented = {'#/file/': '/docs/integration/bodies/', '#/sdk/': '/docs/integration/web/sdk/api_reference/'};

export const readMarks = async (root: string): Promise<MarkPlace[]> => [
  ...readPages(root).flatMap(marksOfPage),
  ...(await marksOfApi(root)),
  ...Object.entries(documented).flatMap(([begin, page]) =>
    Object.keys(recorded)
      .filter((id) => id.startsWith(begin))
      .map((id) => ({id, where: `site${page.slice(0, -1)}.mdx`, page, section: id.slice(begin.length)})),
  ),
];

export function markFindings(marks: readonly MarkPlace[], seen: typeof recorded): Finding[] {
  const used = new Set(marks.map(({id}) => id));
  return [
    ...marks.flatMap(({id = '', where, page, section}): Finding[] => {
      if (!id.startsWith('#') && !isStatement(id)) {
        return [{where, message: `The mark has no id of platform/unconfirmed.ts: "${id}". Add the statement there.`}];
      }
      const finding = seen[id];
      if (finding?.outcome !== 'contradicted') return [];
      const message = `The platform contradicted "${id}" on ${finding.date} (${page}, ${section}): ${finding.seen}. Correct the page and platform/facts, then remove the entry from platform/confirmed.json.`;
      return [{where, message}];
    }),
    ...Object.keys(statements)
      .filter((id) => !used.has(id))
      .map((id) => ({where: 'platform/unconfirmed.ts', message: `Remove "${id}": nothing is marked with it.`})),
    ...Object.entries(seen)
      .filter(([, {rehearsal}]) => rehearsal)
      .map(([id]) => ({where: 'platform/confirmed.json', message: `Remove "${id}": it is from a rehearsal.`})),
    ...Object.keys(seen)
      .filter((id) => !used.has(id))
      .map((id) => ({where: 'platform/confirmed.json', message: `Remove "${id}": nothing has this id any more.`})),
  ];
}

const check: Check = async (root) => {
  const marks = await readMarks(root);
  return {examined: marks.length, findings: markFindings(marks, recorded)};
};

export default check;
