import type {SearchHit} from '@avaturn-docs/search/engine/protocol';

/** Breadcrumbs of a hit, including its page if the hit is a part of it. */
export default function pathOf({breadcrumbs, pageTitle, heading}: SearchHit): string {
  const above = breadcrumbs.at(-1) === pageTitle.text ? breadcrumbs.slice(0, -1) : breadcrumbs;
  return [...above, ...(heading ? [pageTitle.text] : [])].join(' › ');
}
