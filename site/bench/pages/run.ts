import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/chromium';
import {readCommandLine} from '../../scripts/command-line';
import {medians} from '../median';
import {showTable} from '../readme-table';
import {runLighthouse, type LighthouseFigures} from './lighthouse';
import {serveSite} from './serve';
import {weigh, type Weight} from './weigh';

const pages = ['/', '/docs/integration/web/html/', '/docs/integration/web/sdk/api_reference/', '/api/', '/search/'];

const {values: options} = readCommandLine({
  usage: `npm run bench:pages   measures pages of build/ or SITE_BUILD
  --rounds=5   measures each page so often and gives the medians
  --write      puts the table into bench/README.md`,
  options: {rounds: {type: 'string', default: '5'}, write: {type: 'boolean'}},
});
const rounds = Number(options['rounds']);
if (!(Number.isInteger(rounds) && rounds > 0)) {
  throw new Error(`--rounds must be a positive integer, not "${options['rounds']}".`);
}

type MeasuredPage = Weight & LighthouseFigures & {readonly path: string};

async function measure(browser: Browser): Promise<MeasuredPage[]> {
  const site = await serveSite(path.resolve(process.env['SITE_BUILD'] ?? 'build'));
  const measured: MeasuredPage[] = [];
  try {
    for (const page of pages) {
      const weights: Weight[] = [];
      const figures: LighthouseFigures[] = [];
      for (let round = 0; round < rounds; round++) {
        weights.push(await weigh(browser, site.origin + page));
        figures.push(await runLighthouse(site.origin + page));
      }
      measured.push({path: page, ...medians(weights), ...medians(figures)});
    }
  } finally {
    site.close();
  }
  return measured;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const whole = (figure: number): string => figure.toFixed(0);

const columns: readonly (readonly [head: string, cell: (page: MeasuredPage) => string])[] = [
  ['Page', (page) => `\`${page.path}\``],
  ['Performance', ({performance}) => whole(performance)],
  ['FCP, s', ({firstContentfulPaint}) => seconds(firstContentfulPaint)],
  ['LCP, s', ({largestContentfulPaint}) => seconds(largestContentfulPaint)],
  ['TBT, ms', ({totalBlockingTime}) => whole(totalBlockingTime)],
  ['CLS', ({layoutShift}) => layoutShift.toFixed(3)],
  ['Accessibility', ({accessibility}) => whole(accessibility)],
  ['Best practices', ({bestPractices}) => whole(bestPractices)],
  ['SEO', ({seo}) => whole(seo)],
  ['Requests', ({requests}) => whole(requests)],
  ['Scripts, KB', ({scripts}) => kilobytes(scripts)],
  ['CSS, KB', ({styles}) => kilobytes(styles)],
  ['HTML, KB', ({html}) => kilobytes(html)],
  ['All, KB', ({all}) => kilobytes(all)],
  ['Elements', ({elements}) => whole(elements)],
  ['Longest task, ms', ({longestTask}) => whole(longestTask)],
  ['Busy until, ms', ({busyUntil}) => whole(busyUntil)],
  ['Heap, MB', ({heap}) => heap.toFixed(1)],
];

async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    const rows = (await measure(browser)).map((page) => columns.map(([, cell]) => cell(page)));
    showTable(
      'own-pages',
      columns.map(([head]) => head),
      rows,
    );
  } finally {
    await browser.close();
  }
}

void main();
