import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {pages} from './layout/blocks';
import {layoutOf, measure, overlaps, type Layout} from './layout/measure';

/** Set by `npm run layout`: writes the current layout as approved, with screenshots. */
const approve = process.env['APPROVE_LAYOUT'] === '1';
const pictures = 'test-results/layout';

const fileOf = (name: string) => `tests/e2e/layout/approved/${name.toLowerCase().replace(/\W+/g, '-')}.json`;

/** Tolerance of columns in pixels: rounding of a scroll bar or a border. */
const tolerance = 2;

for (const {name, path, blocks} of pages) {
  test(`the layout of the page "${name}" is the approved one at 1280, 768 and 360 px`, async ({page}) => {
    const seen: Record<string, Layout> = {};
    const found = new Set<string>();
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'sdk-1.1.4');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({width, height: 900});
      if (width === 1280) {
        await page.goto(path);
        // The reference is long, and slow to measure on a busy machine.
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        if (blocks['results']) {
          await page.locator(blocks['results']).waitFor();
        }
      }
      // The theme gets the width from an event, and then renders the mobile parts.
      await expect(page.locator('.navbar__toggle')).toBeVisible({visible: width <= 996});
      const boxes = await measure(page, blocks);
      Object.keys(boxes).forEach((block) => found.add(block));
      expect(overlaps(boxes), `blocks over each other at ${width} px`).toEqual([]);
      const outside = Object.entries(boxes).filter(([, box]) => box.x < -1 || box.x + box.width > width + 1);
      expect(
        outside.map(([block]) => block),
        `blocks beyond the edge at ${width} px`,
      ).toEqual([]);
      seen[width] = layoutOf(boxes);
      if (approve) {
        mkdirSync(pictures, {recursive: true});
        await page.screenshot({path: `${pictures}/${name.replace(/\W+/g, '-')}-${width}.png`, fullPage: true});
      }
    }
    expect(
      Object.keys(blocks).filter((block) => !found.has(block)),
      'blocks that are nowhere',
    ).toEqual([]);
    if (approve) {
      mkdirSync('tests/e2e/layout/approved', {recursive: true});
      writeFileSync(fileOf(name), `${JSON.stringify(seen, null, 2)}\n`);
      return;
    }
    expect(existsSync(fileOf(name)), `Run "npm run layout", look at ${pictures}, and commit the result.`).toBe(true);
    const approved = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, Layout>;
    for (const [width, {columns, ...rest}] of Object.entries(seen)) {
      const {columns: approvedColumns = {}, ...approvedRest} = approved[width] ?? {};
      const hint = `at ${width} px. If it is meant, run "npm run layout", look at ${pictures}, and commit the result.`;
      expect(rest, hint).toEqual(approvedRest);
      expect(Object.keys(columns), hint).toEqual(Object.keys(approvedColumns));
      for (const [block, place] of Object.entries(columns)) {
        const difference = Math.max(
          ...place.map((value, index) => Math.abs(value - (approvedColumns[block]?.[index] ?? NaN))),
        );
        expect(difference, `"${block}" is at ${place}, not at ${approvedColumns[block]}, ${hint}`).toBeLessThanOrEqual(
          tolerance,
        );
      }
    }
  });
}
