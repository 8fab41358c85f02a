// `tsx bench/search/typing.ts [--write]`: types readers' questions into the search bar of the built site (SITE_BUILD,
// `build/`) in Chromium, and measures the time from each key to the end of the frame that shows its results.
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {tuned} from '../../plugins/search/test/relevance/judgments';
import {findChromium} from '../../scripts/chromium';
import {median} from '../median';
import {serveSite} from '../pages/serve';
import {showTable} from '../readme-table';

/** Types one of this many questions. */
const every = 12;
/** If a list doesn't change within this many milliseconds, its results are the same as before. */
const patience = 250;
const limit = 32;

interface Timed {
  times: number[];
}

/** Records for each key how long it takes to render a changed list. */
function watchKeys(): void {
  // No named functions here: tsx would add a helper call that the browser doesn't have.
  const times: number[] = ((window as unknown as Timed).times = []);
  let typed = 0;
  document.addEventListener('input', ({timeStamp}) => (typed = timeStamp), {capture: true});
  new MutationObserver((changes) => {
    if (
      typed === 0 ||
      !changes.some(({target}) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="listbox"]'),
      )
    ) {
      return;
    }
    const since = typed;
    typed = 0;
    // A message sent at the beginning of a frame is received after it is rendered.
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

async function type(page: Page, query: string): Promise<void> {
  const field = page.getByRole('navigation', {name: 'Main'}).getByRole('combobox');
  await field.fill('');
  for (const letter of query) {
    const before = await page.evaluate(() => (window as unknown as Timed).times.length);
    await field.press(letter === ' ' ? 'Space' : letter);
    await page
      .waitForFunction((count) => (window as unknown as Timed).times.length > count, before, {timeout: patience})
      .catch(() => undefined);
  }
}

async function main(): Promise<void> {
  const site = await serveSite(path.resolve(process.env['SITE_BUILD'] ?? 'build'));
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  const page = await browser.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(`${site.origin}/docs/what-is-avaturn/`, {waitUntil: 'networkidle'});
  const queries = tuned.map(({query}) => query).filter((_, index) => index % every === 0);
  // The first word loads the list, the worker and the index.
  await type(page, 'avatar');
  await page.getByRole('listbox', {name: 'Suggestions'}).waitFor();
  await page.evaluate(() => ((window as unknown as Timed).times.length = 0));
  for (const query of queries) {
    await type(page, query);
  }
  const times = await page.evaluate(() => (window as unknown as Timed).times);
  await browser.close();
  site.close();

  const sorted = [...times].sort((a, b) => a - b);
  const row = [times.length, median(times), sorted[Math.floor(sorted.length * 0.95)]!].map((figure) =>
    figure.toFixed(0),
  );
  showTable('typing', ['Keys that changed the list', 'Median, ms', 'p95, ms'], [row]);
  if (median(times) > limit) {
    console.error(`The median is above ${limit} ms.`);
    process.exitCode = 1;
  }
}

void main();
