import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {listFiles} from '@avaturn-docs/command-line/list-files';

/** A cheerio node; its types belong to a separate package. */
export type HtmlNode = Exclude<Parameters<typeof load>[0], string | Buffer | readonly unknown[]>;
export type HtmlElement = Extract<HtmlNode, {attribs: unknown}>;

/** A built page, for search and the Markdown twins. */
export interface BuiltPage {
  /** Path with both slashes: `/docs/importing/blender/`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Titles of the sidebar groups above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly $: CheerioAPI;
  /** The `main` element with its contents. Each caller gets its own and may change it. */
  readonly main: Cheerio<HtmlElement>;
}

/** Selector for everything around the content: navigation and controls. */
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
  '.stage-rail',
].join(',');

/** The pages of each build that was read, because several plugins read them. */
const builds = new Map<string, Promise<readonly BuiltPage[]>>();

/** Every page of a built site, sorted by path, without redirects, `noindex` pages and pages without a `main`. */
export async function* readBuiltPages(outDir: string): AsyncGenerator<BuiltPage> {
  const reading = builds.get(outDir) ?? readPages(outDir);
  builds.set(outDir, reading);
  for (const page of await reading) {
    yield {...page, main: page.main.clone()};
  }
}

async function readPages(outDir: string): Promise<BuiltPage[]> {
  const folders = listFiles(outDir)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => path.posix.dirname(file).slice(1))
    .sort();
  const pages = folders.map(async (folder) => {
    const html = await readFile(path.join(outDir, folder, 'index.html'), 'utf8');
    return readBuiltPage(html, `/${folder && `${folder}/`}`);
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

/** @returns undefined for pages that `readBuiltPages` skips */
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

/** The sidebar groups above the page, without the home link, which has no text, and the page itself. */
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
