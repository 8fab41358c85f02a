import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const inColor: RunOptions['runOnly'] = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

/** axe findings for the current state of the page, by the rules of WCAG 2.2 AA and its best practices, one line each. */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = tags): Promise<string[]> {
  // On a busy machine, colors may still be on their way to those of the other mode or of a hovered link.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Half a megabyte, which takes a third of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = (await page.evaluate(
    (rules) =>
      (window as unknown as {axe: {run(options: object): Promise<unknown>}}).axe.run({
        runOnly: rules,
        resultTypes: ['violations'],
      }),
    runOnly,
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
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const first = (await page.locator('html').getAttribute('data-theme')) ?? '';
  const second = first === 'dark' ? 'light' : 'dark';
  const found = await violations(page);
  await setMode(page, second);
  found.push(...(await violations(page, inColor)).map((finding) => `${second} mode: ${finding}`));
  await setMode(page, first);
  return found;
}

/** axe findings on a desktop and on a phone, in both modes. */
export async function violationsInBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 900});
    found.push(...(await violationsInBothModes(page)).map((finding) => `${width} px: ${finding}`));
  }
  await page.setViewportSize({width: 1280, height: 720});
  return found;
}
