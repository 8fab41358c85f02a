import type {Finding} from '../finding';
import {isInternal, linksOf, whereIs, type Page} from '../pages';
import {headingsOf} from './headings';
import {textOf} from './sentences';

const lastHeading = 'Next steps';
const links = {min: 2, max: 3} as const;

/** The page ends with a section of a few links. */
export function nextSteps(page: Page): Finding[] {
  const last = headingsOf(page).at(-1);
  if (!last || last.depth !== 2 || textOf(last).trim() !== lastHeading) {
    return [
      {
        where: page.file,
        message: `End the page with \`## ${lastHeading}\` and a list of two or three links, each with its reason.`,
      },
    ];
  }
  const line = last.position?.start.line ?? 0;
  const count = linksOf(page).filter(({where}) => Number(where.split(':')[1]) > line).length;
  if (count >= links.min && count <= links.max) return [];
  const advice = count < links.min ? `Add links: at least ${links.min}` : `Keep ${links.max} links`;
  return [{where: whereIs(page, last), message: `${advice} below \`## ${lastHeading}\`; it has ${count}.`}];
}

export function outgoingLink(page: Page): Finding[] {
  return linksOf(page).some(({url}) => isInternal(url))
    ? []
    : [{where: page.file, message: 'Link another page of this site, such as `[Body types](./bodies.mdx)`.'}];
}
