import {readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';

/** A node of cheerio's tree, whose types belong to a package of its own. */
export type HtmlNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;
export type HtmlElement = Extract<HtmlNode, {attribs: unknown}>;

export interface BuiltSite {
  /** Folder of the finished pages. */
  readonly outDir: string;
  /** Path the site is served at, with both slashes. */
  readonly baseUrl: string;
}

/** A finished page, as those see it who make something of its content. */
export interface BuiltPage {
  /** Address with the site's base and both slashes: `/docs/importing/blender/`. */
  readonly url: string;
  readonly title: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
  /** Titles of the groups above the page, the outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly $: CheerioAPI;
  /** The `main` element with all that is in it. It is the caller's own and may be changed. */
  readonly main: Cheerio<HtmlElement>;
}

/** What surrounds the content of a page or works on it; as a selector. */
export const frame = [
  'nav',
  'footer',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  '[aria-hidden="true"]',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.theme-doc-breadcrumbs',
  '[data-component="PageMarkdown"]',
].join(',');

/**
 * Reads every page of a built site one by one, in the order of their paths.
 *
 * Pages without a `main`, redirect pages and pages kept out of search engines are left out.
 */
export async function* readBuiltPages({outDir, baseUrl}: BuiltSite): AsyncGenerator<BuiltPage> {
  const folders = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(outDir, entry.parentPath).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
  for (const folder of folders) {
    const html = await readFile(path.join(outDir, folder, 'index.html'), 'utf8');
    const page = readBuiltPage(html, `${baseUrl}${folder && `${folder}/`}`);
    if (page) {
      yield page;
    }
  }
}

/**
 * @param html the whole document
 * @param url address of the page with the site's base and both slashes
 * @returns undefined for what is not a page to read, see `readBuiltPages`
 */
export function readBuiltPage(html: string, url: string): BuiltPage | undefined {
  const $ = load(html);
  const main: Cheerio<HtmlElement> = $('main').first();
  if (
    main.length === 0 ||
    $('meta[http-equiv="refresh"]').length > 0 ||
    /noindex/.test($('meta[name="robots"]').attr('content') ?? '')
  ) {
    return undefined;
  }
  const heading = main.find('h1').first().clone();
  heading.find(frame).remove();
  return {
    url,
    title: clean(heading.text()) || clean($('title').text().split('|')[0] ?? ''),
    description: $('meta[name="description"]').attr('content') ?? '',
    breadcrumbs: readBreadcrumbs($),
    $,
    main,
  };
}

/** The groups above the page: without the link home, which has no text, and without the page itself. */
function readBreadcrumbs($: CheerioAPI): string[] {
  return $('.theme-doc-breadcrumbs li:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => clean($(item).text()))
    .filter((text) => text !== '');
}

function clean(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
