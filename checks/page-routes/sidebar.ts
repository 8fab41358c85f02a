import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Route} from '../../data/routes';
import type {Finding} from '../finding';

type Sidebar = SidebarsConfig[string];

interface Section {
  readonly slug: string;
  readonly description: string;
}

/** What the sidebars hold, in reading order: paths of documents and the sections with a page of their own. */
interface Contents {
  readonly documents: string[];
  readonly sections: Section[];
}

/** The route of a document by its id in the sidebar, where a folder's own document is `folder/index`. */
const routeOf = (id: string): string => `/docs/${id.replace(/\/index$/, '')}/`;

/** A sidebar may nest lists, documents by name, and groups; other kinds of items hold no document. */
function collect(item: unknown, contents: Contents): Contents {
  if (typeof item === 'string') {
    contents.documents.push(routeOf(item));
  } else if (Array.isArray(item)) {
    item.forEach((child) => collect(child, contents));
  } else if (typeof item === 'object' && item !== null) {
    const {type, id, link, slug, description, items} = item as Record<string, unknown>;
    if (type === 'doc' && typeof id === 'string') {
      contents.documents.push(routeOf(id));
    }
    if (type === 'generated-index') {
      contents.sections.push({slug: String(slug ?? ''), description: String(description ?? '')});
    }
    collect(link, contents);
    collect(items, contents);
  }
  return contents;
}

function membership(documents: readonly string[], expected: readonly string[]): Finding[] {
  const where = 'sidebars.ts';
  const once = new Set(documents);
  return [
    ...expected
      .filter((route) => !once.has(route))
      .map((route) => ({where, message: `Add the document of ${route}: no sidebar lists it.`})),
    ...[...once]
      .filter((route) => !expected.includes(route))
      .map((route) => ({where, message: `Remove the document of ${route}, or add it to data/routes.ts.`})),
    ...[...once]
      .filter((route) => documents.indexOf(route) !== documents.lastIndexOf(route))
      .map((route) => ({where, message: `List the document of ${route} once: it stands in the sidebar twice.`})),
  ];
}

/** The first document that the two lists place differently; the others follow from it. */
function order(documents: readonly string[], expected: readonly string[]): Finding[] {
  const listed = [...new Set(documents)].filter((route) => expected.includes(route));
  const wanted = expected.filter((route) => listed.includes(route));
  const index = wanted.findIndex((route, position) => route !== listed[position]);
  if (index === -1) {
    return [];
  }
  const after = wanted[index - 1] ?? 'the beginning';
  return [
    {
      where: 'sidebars.ts',
      message: `Move ${wanted[index]} behind ${after}, as data/routes.ts has it, or change the order there. Here ${listed[index]} follows.`,
    },
  ];
}

function sectionPages(sections: readonly Section[], expected: readonly string[]): Finding[] {
  const where = 'sidebars.ts';
  const findings: Finding[] = [];
  for (const {slug, description} of sections) {
    if (!expected.includes(`/docs${slug}/`)) {
      findings.push({
        where,
        message: `Add \`section('${slug.slice(1)}'),\` to data/routes.ts, or take the page from the group.`,
      });
    }
    if (description.length < 60 || description.length > 160) {
      findings.push({
        where,
        message: `Write a \`description\` of 60 to 160 characters for the section ${slug}. It has ${description.length}.`,
      });
    }
  }
  for (const route of expected) {
    const slug = route.slice('/docs'.length, -1);
    if (!sections.some((section) => section.slug === slug)) {
      findings.push({where, message: `Give a group the page of ${route}: \`{slug: '${slug}', description: '…'}\`.`});
    }
  }
  return findings;
}

export function sidebarFindings(sidebars: Readonly<Record<string, Sidebar>>, routes: readonly Route[]): Finding[] {
  const {documents, sections} = collect(Object.values(sidebars), {documents: [], sections: []});
  const pathsOf = (kind: Route['kind']) => routes.filter((route) => route.kind === kind).map((route) => route.path);
  return [
    ...membership(documents, pathsOf('doc')),
    ...order(documents, pathsOf('doc')),
    ...sectionPages(sections, pathsOf('section')),
  ];
}
