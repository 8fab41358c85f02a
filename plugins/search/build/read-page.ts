import {frame, readBuiltPage, type BuiltPage} from '../../built-pages';
import {cutSections} from './cut-sections';
import type {PageContent} from './page-content';

/** What is in the content and is not searched: controls, and what is not shown until something is pressed. */
const unsearched = [
  frame,
  'form',
  'svg',
  'select',
  'a[download]',
  '[role="tablist"]',
  '[popover]',
  '[popovertarget]',
  '.api-unconfirmed',
].join(',');

/**
 * Reads a built page.
 * @param html the whole document
 * @param url address of the page with the site's base and both slashes
 * @returns undefined for what search must not offer: pages without content, redirect pages, pages kept out of search engines
 */
export function readPage(html: string, url: string): PageContent | undefined {
  const page = readBuiltPage(html, url);
  return page && cutPage(page);
}

/** Takes the frame from a page and cuts the rest at its headings. */
export function cutPage({url, title, description, breadcrumbs, main}: BuiltPage): PageContent {
  main.find(unsearched).remove();
  main.find('h1').first().remove();
  return {url, title, description, breadcrumbs, sections: cutSections(main.toArray())};
}
