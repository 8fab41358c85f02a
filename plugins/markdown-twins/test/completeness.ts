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
  // The only HTML in a twin is the line break in a table cell.
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

/** Countable parts of a text, each as a string, in order. */
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

/** Selector of the page frame. Separate from the converter's own list, so that mistakes there are found. */
const environment = [
  'nav, footer:not(.page-sources), noscript, [data-component="PageMarkdown"], [data-component="Unconfirmed"] a, svg, [role="status"], .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  'button:not([role="tab"]):not([popovertarget])',
  // Interactive components, which a twin replaces with a sentence and a link.
  '[data-component="CreatorDemo"], [data-component="GlbInspector"], [data-component="VrmConverter"], [data-component="ClipAnimator"]',
  // The twin contains its list of models, which covers its pictures.
  '[data-component="AvatarViewer"] p',
].join(', ');

function htmlParts($: CheerioAPI, address: string): Parts {
  const parts = empty();
  const main = $('main').first();
  main.find(environment).remove();
  // A twin names the reason that a mark opens on the page.
  main.find('[data-reason]').each((_, mark) => {
    $(mark).text(`unconfirmed, reason ${$(mark).attr('data-reason')}`);
  });
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
    // The link of a heading or field to itself isn't content.
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

/** The entries of `expected` that are missing in `found`, or in another order. */
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
 * Finds what is missing in a page's Markdown: headings and tabs, code blocks with their language, table rows, links and
 * texts. It parses both independently of the converter.
 *
 * @param html the complete built page
 * @param markdown its twin
 * @param address absolute URL of the page
 * @returns one line per loss
 */
export function lostInMarkdown(html: string, markdown: string, address: string): string[] {
  const root = read(markdown);
  const page = htmlParts(load(html), address);
  const twin = markdownParts(root);
  const everything = essence(textOf(root));
  const same = (a: string, b: string): boolean => a === b;
  // Headings of steps start with their number.
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
