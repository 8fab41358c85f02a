import {load, type CheerioAPI} from 'cheerio';
import type {Nodes, PhrasingContent, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Letters and digits of a text: marks, spaces and punctuation may differ between HTML and Markdown. */
const essence = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

const read = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);

function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  // The only HTML in a twin is the break within the cell of a table.
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** What a text holds that can be counted, each part as text; in the order of the text. */
interface Parts {
  readonly headings: string[];
  readonly code: string[];
  readonly rows: string[];
  readonly links: string[];
  readonly blocks: string[];
}

const empty = (): Parts => ({headings: [], code: [], rows: [], links: [], blocks: []});

const link = (text: string, url: string): string => `${essence(text)} → ${url}`;

function markdownParts(root: Root): Parts {
  const parts = empty();
  visit(root, (node) => {
    if (node.type === 'heading') parts.headings.push(essence(textOf(node)));
    if (node.type === 'code') parts.code.push(`${node.lang ?? 'text'}\n${node.value}`);
    if (node.type === 'tableRow') parts.rows.push(node.children.map((cell) => essence(textOf(cell))).join(' | '));
    if (node.type === 'link') parts.links.push(link(textOf(node as PhrasingContent), node.url));
  });
  return parts;
}

/** What surrounds the content of a page. Kept apart from the converter's own list, whose mistakes this is to find. */
const environment = [
  'nav, footer:not(.page-sources), noscript, [data-component="PageMarkdown"], [data-component="Unconfirmed"] a, svg, [role="status"], .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  'button:not([role="tab"]):not([popovertarget])',
  // Something to work with, in whose place a twin has a sentence and a link.
  '[data-component="CreatorDemo"], [data-component="GlbInspector"], [data-component="VrmConverter"]',
  // Its list of models is in the twin, and names what its pictures name.
  '[data-component="AvatarViewer"] p',
].join(', ');

function htmlParts($: CheerioAPI, address: string): Parts {
  const parts = empty();
  const main = $('main').first();
  main.find(environment).remove();
  main.find('h1, h2, h3, h4, h5, h6, [role="tab"]').each((_, element) => {
    parts.headings.push(essence($(element).text()));
  });
  main.find('pre').each((_, element) => {
    const language = /language-(\S+)/.exec($(element).find('code').attr('class') ?? '')?.[1] ?? 'text';
    parts.code.push(`${language}\n${$(element).text().replace(/\n$/, '')}`);
  });
  main.find('tr').each((_, row) => {
    const cells = $(row).children('td, th').toArray();
    parts.rows.push(cells.map((cell) => essence($(cell).text())).join(' | '));
  });
  main.find('a[href]').each((_, element) => {
    const href = $(element).attr('href')!;
    // A heading or a field that leads to itself is not a link to anything.
    const leadsToItself = href.startsWith('#') && $(element).closest(`[id="${href.slice(1)}"]`).length > 0;
    if (!leadsToItself) {
      const full = /^[a-z][a-z\d+.-]*:/i.test(href) ? href : new URL(href, address).href;
      parts.links.push(link($(element).text(), full));
    }
  });
  main.find('p, dt, dd, summary, figcaption, li').each((_, element) => {
    if ($(element).find('p, li, pre, table, dl, details, h3').length === 0) {
      parts.blocks.push(essence($(element).text()));
    }
  });
  return parts;
}

/** The entries of `expected` that `found` does not have in the same order. */
function lost(
  expected: readonly string[],
  found: readonly string[],
  isSame: (a: string, b: string) => boolean,
): string[] {
  let next = 0;
  return expected.filter((entry) => {
    let index = next;
    while (index < found.length && !isSame(entry, found[index]!)) {
      index += 1;
    }
    next = index < found.length ? index + 1 : next;
    return index === found.length;
  });
}

/**
 * What of a built page its Markdown has lost: headings and tabs, blocks of code with their language, rows of tables,
 * links and texts. It reads both with parsers of their own and shares nothing with what made the Markdown.
 *
 * @param html the built page, whole
 * @param markdown its twin
 * @param address address of the page in full
 * @returns one line for each loss
 */
export function lostInMarkdown(html: string, markdown: string, address: string): string[] {
  const root = read(markdown);
  const page = htmlParts(load(html), address);
  const twin = markdownParts(root);
  const everything = essence(textOf(root));
  const same = (a: string, b: string): boolean => a === b;
  // The headings of steps have their number in front.
  const sameHeading = (a: string, b: string): boolean => a === b.replace(/^\d+/, '') || a === b;
  const losses: Record<string, string[]> = {
    heading: lost(page.headings, twin.headings, sameHeading),
    code: lost(page.code, twin.code, same),
    'table row': lost(page.rows, twin.rows, same),
    link: lost(page.links, twin.links, same),
    text: page.blocks.filter((text) => !everything.includes(text)),
  };
  return Object.entries(losses).flatMap(([kind, entries]) => entries.map((entry) => `${kind}: ${entry}`));
}
