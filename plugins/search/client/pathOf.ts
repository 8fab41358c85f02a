import type {SearchHit} from './protocol';

/** Where a hit is: the breadcrumbs of its page, and the page itself where the hit is a part of it. */
export default function pathOf({breadcrumbs, pageTitle, heading}: SearchHit): string {
  const above = breadcrumbs.at(-1) === pageTitle.text ? breadcrumbs.slice(0, -1) : breadcrumbs;
  return [...above, ...(heading ? [pageTitle.text] : [])].join(' › ');
}
