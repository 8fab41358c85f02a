import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '@avaturn-docs/command-line/list-files';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';

/** A document of `docs/`, parsed like the framework does. */
export interface Page {
  /** Path from the project's folder: `docs/integration/unity/index.mdx`. */
  readonly file: string;
  /** Path below `docs/`, as in its route: `integration/unity`. */
  readonly id: string;
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  /** Why the page can't be parsed, with the line. The other fields are then empty. */
  readonly problem?: string;
}

export interface PageLink {
  readonly url: string;
  readonly where: string;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** Several checks read the same pages, so each text is parsed only once. */
const parsed = new Map<string, Page>();

/** Every document below `docs/`. Files and folders with a leading `_` are partials. */
export function readPages(root: string): Page[] {
  return listFiles(path.join(root, 'docs'))
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .map((file) => {
      const source = readFileSync(path.join(root, 'docs', file), 'utf8');
      const key = `${file}\n${source}`;
      const page = parsed.get(key) ?? parsePage(`docs${file}`, source);
      parsed.set(key, page);
      return page;
    });
}

/** The Markdown partials of pages in `src/pages/`, such as the code of the home page. */
export function readPageParts(root: string): Page[] {
  return listFiles(path.join(root, 'src/pages'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => parsePage(`src/pages${file}`, readFileSync(path.join(root, 'src/pages', file), 'utf8')));
}

/** @param file path from the project's folder */
export function parsePage(file: string, source: string): Page {
  const id = file.replace(/^docs\//, '').replace(/(\/index)?\.mdx?$/, '');
  try {
    const tree = parser.parse(source);
    return {file, id, source, tree, frontMatter: frontMatterOf(tree)};
  } catch (error) {
    const {message, line} = error as Error & {line?: number};
    const problem = `Line ${line ?? 1} cannot be read: ${message}`;
    return {file, id, source, tree: {type: 'root', children: []}, frontMatter: {}, problem};
  }
}

function frontMatterOf(tree: Root): Record<string, unknown> {
  const [first] = tree.children;
  const content: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
}

/** Location of a node for a finding: `docs/a.mdx:12`. */
export function whereIs(page: Page, node: Nodes): string {
  return `${page.file}:${node.position?.start.line ?? 1}`;
}

/** The name of an HTML element or component, and its attributes with a text as value; undefined for other nodes. */
export function elementOf(node: Nodes) {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attributes: Partial<Record<string, string>> = {};
  for (const one of node.attributes) {
    if (one.type === 'mdxJsxAttribute' && typeof one.value === 'string') attributes[one.name] = one.value;
  }
  return {name: node.name ?? '', attributes};
}

/** Links, link definitions, and `href` and `to` of elements, in page order. */
export function linksOf(page: Page): PageLink[] {
  const links: PageLink[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, where: whereIs(page, node)});
    }
    const {href, to} = elementOf(node)?.attributes ?? {};
    for (const url of [href, to]) if (url !== undefined) links.push({url, where: whereIs(page, node)});
  });
  return links;
}

export function isInternal(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url);
}
