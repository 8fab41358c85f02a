import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, by the rules of WCAG 2.2 AA and its own best practices, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = (await page.evaluate(
    (runOnly) =>
      (window as unknown as {axe: {run(options: object): Promise<unknown>}}).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }),
    tags,
  )) as AxeResults;
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}
