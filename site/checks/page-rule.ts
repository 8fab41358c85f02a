import type {Nodes} from 'mdast';
import type {Finding} from './finding';
import {whereIs, type Page} from './pages';

/** Reports a problem with its fix: at a node, in a line, or in the page as a whole. */
export type Report = (message: string, place?: Nodes | number) => void;

/** A rule of STYLEGUIDE.md for a page. */
export type PageRule = (page: Page, report: Report) => void;

/** What the rules report on the pages that can be parsed. */
export function applyRules(pages: readonly Page[], rules: readonly PageRule[]): Finding[] {
  const findings: Finding[] = [];
  for (const page of pages) {
    if (page.problem) continue;
    for (const rule of rules) {
      rule(page, (message, place) => {
        const where = typeof place === 'number' ? `${page.file}:${place}` : place ? whereIs(page, place) : page.file;
        findings.push({where, message});
      });
    }
  }
  return findings;
}
