import {frame, type BuiltPage} from '../../built-pages';
import {cutSections} from './cut-sections';
import type {PageContent} from './page-content';

/** Parts of the content that aren't indexed: controls, and text that only a click shows. */
const unsearched = [
  frame,
  'form',
  'svg',
  'select',
  'a[download]',
  '[role="tablist"]',
  '[popover]',
  '[popovertarget]',
  '.api-reason-list',
].join(',');

/** Removes the page frame and splits the content at its headings. */
export function cutPage({url, title, description, breadcrumbs, main}: BuiltPage): PageContent {
  main.find(unsearched).remove();
  main.find('h1').first().remove();
  return {url, title, description, breadcrumbs, sections: cutSections(main.toArray())};
}
