import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const inColor: RunOptions['runOnly'] = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

/**
 * axe findings for the current state of the page, by the rules of WCAG 2.2 AA and its best practices, one line each. A
 * selector limits them to a part of a page that every-page.spec.ts checks.
 */
export async function violations(page: Page, part = 'html', runOnly: RunOptions['runOnly'] = tags): Promise<string[]> {
  // On a busy machine, colors may still be on their way to those of the other mode or of a hovered link.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Half a megabyte, which takes a third of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = (await page.evaluate(
    ([selector, rules]) =>
      (window as unknown as {axe: {run(selector: string, options: object): Promise<unknown>}}).axe.run(selector, {
        runOnly: rules,
        resultTypes: ['violations'],
      }),
    [part, runOnly] as const,
  )) as AxeResults;
  const found: string[] = [];
  for (const {id, help, nodes} of results.violations) {
    for (const {target, failureSummary} of nodes) {
      if (id === 'target-size' && !(await isSmall(page, String(target[0])))) continue;
      found.push(`${id}: ${help} | ${target.join(' ')} | ${failureSummary?.replace(/\s+/g, ' ')}`);
    }
  }
  return found;
}

/** Whether a target is too small in the middle of the window, where the bar of the site covers no part of it. */
const isSmall = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(async (target) => {
    document.querySelector(target)!.scrollIntoView({block: 'center', behavior: 'instant'});
    const {axe} = window as unknown as {axe: {run(node: string, options: object): Promise<AxeResults>}};
    const {violations: found} = await axe.run(target, {runOnly: ['target-size']});
    return found.length > 0;
  }, selector);

/** Changes the color mode as another tab would, which keeps focus and open elements. */
export async function setMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** axe findings in both color modes. In the second, only colors are checked, because nothing else changes. */
export async function violationsInBothModes(page: Page, part?: string): Promise<string[]> {
  const first = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const second = first === 'dark' ? 'light' : 'dark';
  const found = await violations(page, part);
  await setMode(page, second);
  found.push(...(await violations(page, part, inColor)).map((finding) => `${second} mode: ${finding}`));
  await setMode(page, first);
  return found;
}

/** axe findings on a desktop in both modes, and on a phone. */
export async function violationsInBothWidths(page: Page, part?: string): Promise<string[]> {
  await page.setViewportSize({width: 360, height: 900});
  const found = (await violations(page, part)).map((finding) => `360 px: ${finding}`);
  await page.setViewportSize({width: 1280, height: 720});
  return [...found, ...(await violationsInBothModes(page, part))];
}
