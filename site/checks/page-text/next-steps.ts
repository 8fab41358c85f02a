import type {PageRule} from '../page-rule';
import {isInternal, linksOf} from '../pages';
import {headingsOf} from './headings';
import {textOf} from './sentences';

const lastHeading = 'Next steps';
const links = {min: 2, max: 3} as const;

/** The page ends with a section of a few links. */
export const nextSteps: PageRule = (page, report) => {
  const last = headingsOf(page).at(-1);
  if (last?.depth !== 2 || textOf(last).trim() !== lastHeading) {
    report(`End the page with \`## ${lastHeading}\` and a list of two or three links, each with its reason.`);
    return;
  }
  const line = last.position?.start.line ?? 0;
  const count = linksOf(page).filter(({where}) => Number(where.split(':')[1]) > line).length;
  if (count >= links.min && count <= links.max) return;
  const advice = count < links.min ? `Add links: at least ${links.min}` : `Keep ${links.max} links`;
  report(`${advice} below \`## ${lastHeading}\`; it has ${count}.`, last);
};

export const outgoingLink: PageRule = (page, report) => {
  if (linksOf(page).some(({url}) => isInternal(url))) return;
  report('Link another page of this site, such as `[Body types](./bodies.mdx)`.');
};
