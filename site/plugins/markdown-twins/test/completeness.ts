import {load, type CheerioAPI} from 'cheerio';
import {micromark} from 'micromark';
import {gfmTable, gfmTableHtml} from 'micromark-extension-gfm-table';

/** Letters and digits of a text: marks, spaces and punctuation may differ between HTML and Markdown. */
const essence = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Selector of the page frame. Separate from the converter's own list, so that mistakes there are found. */
const environment = [
  'nav, footer:not(.page-sources), noscript, [data-component="PageMarkdown"], [data-component="Unconfirmed"] a, svg, [role="status"], .hash-link, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
  // The stage's place says how to use the mouse.
  '.stage-rail',
  'button:not([role="tab"]):not([popovertarget])',
  // Links that open an editor: its configuration follows.
  'a[href^="cursor:"], a[href^="vscode:"]',
  // The chip that opens the tested versions, which are in the twin.
  '.page-facts > button',
  // Interactive components, which a twin replaces with a sentence and a link.
  '[data-component="CreatorDemo"], [data-component="GlbInspector"], [data-component="VrmConverter"], [data-component="ClipAnimator"]',
  // The flow of the REST API repeats its operations, and the facts below the title their numbers.
  '.api-flow, .api-facts',
  // The twin contains its list of models, which covers its pictures.
  '[data-component="AvatarViewer"] p',
].join(', ');

/** The content of a built page, without what a twin omits. */
function readPage(html: string): CheerioAPI {
  const $ = load(load(html)('main').first().prop('outerHTML') ?? '');
  $(environment).remove();
  // The first reason of a twin says what the legend of the page says.
  $('#unconfirmed').remove();
  // A twin has the reason of a mark after the block that contains the mark.
  $('[data-component="Unconfirmed"] [role="note"]').each((_, note) => void $('body').append($('<p>').append(note)));
  // A twin names the reason that a mark opens on the page.
  $('[data-reason]').each((_, mark) => void $(mark).text(`unconfirmed, reason ${$(mark).attr('data-reason')}`));
  // The link of a heading or field to itself isn't content.
  $('a[href^="#"]')
    .filter((_, link) => $(link).closest(`[id="${$(link).attr('href')!.slice(1)}"]`).length > 0)
    .removeAttr('href');
  return $;
}

function readTwin(markdown: string): CheerioAPI {
  // The only HTML in a twin is the line break in a table cell.
  return load(
    micromark(markdown, {extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()]}).replaceAll('&lt;br&gt;', ''),
  );
}

/** Countable parts of a page or its twin by kind, each as a string, in order. */
function partsOf($: CheerioAPI, address: string) {
  const list = (selector: string, read: (part: ReturnType<CheerioAPI>) => string): string[] =>
    $(selector)
      .toArray()
      .map((part) => read($(part)));
  const languageOf = (code: string | undefined): string => /language-(\S+)/.exec(code ?? '')?.[1] ?? 'text';
  return {
    heading: list('h1, h2, h3, h4, h5, h6, [role="tab"]', (heading) => essence(heading.text())),
    code: list('pre', (block) => `${languageOf(block.find('code').attr('class'))}\n${block.text().replace(/\n$/, '')}`),
    'table row': list('tr', (row) =>
      row
        .children('td, th')
        .toArray()
        .map((cell) => essence($(cell).text()))
        .join(' | '),
    ),
    link: list('a[href]', (link) => `${essence(link.text())} → ${new URL(link.attr('href')!, address).href}`),
    text: list('p, dt, dd, summary, figcaption, li, [role="option"]', (block) =>
      block.find('p, li, pre, table, dl, details, h3, [role="option"]').length === 0 ? essence(block.text()) : '',
    ),
  };
}

/** The entries of `expected` that are missing in `found`, or in another order. */
function lost(expected: readonly string[], found: readonly string[]): string[] {
  let next = 0;
  return expected.filter((entry) => {
    const index = found.indexOf(entry, next);
    next = index < 0 ? next : index + 1;
    return index < 0;
  });
}

/**
 * Finds what is missing in a page's Markdown: headings and tabs, code blocks with their language, table rows, links and
 * texts. It shares no code with the converter.
 *
 * @param html the complete built page
 * @param markdown its twin
 * @param address absolute URL of the page
 * @returns one line per loss
 */
export function lostInMarkdown(html: string, markdown: string, address: string): string[] {
  const page = partsOf(readPage(html), address);
  const $ = readTwin(markdown);
  const twin = partsOf($, address);
  const everything = essence($.root().text());
  // Headings of steps start with their number.
  const numberless = (heading: string): string => heading.replace(/^\d+/, '');
  const losses = {
    heading: lost(page.heading.map(numberless), twin.heading.map(numberless)),
    code: lost(page.code, twin.code),
    'table row': lost(page['table row'], twin['table row']),
    link: lost(page.link, twin.link),
    text: page.text.filter((text) => !everything.includes(text)),
  };
  return Object.entries(losses).flatMap(([kind, entries]) => entries.map((entry) => `${kind}: ${entry}`));
}
