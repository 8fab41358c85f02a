import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/chromium';
import {readCommandLine} from '../../scripts/command-line';
import {median, medians} from '../median';
import {showTable} from '../readme-table';
import {buildCold, buildWarm, type BuildCost} from './build';
import {ours, plainDocusaurus} from './frames/docusaurus';
import {cacheDir, type Frame} from './frames/frame';
import {generatePages} from './generate';
import {runLighthouse, type LighthouseFigures} from './lighthouse';
import {prepareToServe, serveSite} from './serve';
import {clickToHeading, weigh, type Weight} from './weigh';

const seed = 7;
const frames: readonly Frame[] = [ours, plainDocusaurus];
const ownPages = ['/', '/docs/integration/web/html/', '/docs/integration/web/sdk/api_reference/', '/api/', '/search/'];

const {values: options, words} = readCommandLine({
  usage: `npm run bench:pages [-- PAGES …]   builds the same generated pages, 45, 250 and 1000 of them unless others are
                                   named, with this site's frame and with unmodified Docusaurus, and measures the builds
                                   and a page of each in one run
  --own        measures pages of the site's own build (SITE_BUILD, build/ by default) instead
  --rounds=5   measures each page so often and gives the medians
  --write      puts the tables into bench/README.md`,
  options: {own: {type: 'boolean'}, rounds: {type: 'string', default: '5'}, write: {type: 'boolean'}},
  words: 3,
});
const measuredPath = '/docs/part-1/page-1/';
const rounds = wholeNumber('--rounds', String(options['rounds']));

/** @throws Error for anything but a positive integer */
function wholeNumber(what: string, given: string): number {
  if (!/^[1-9]\d*$/.test(given)) {
    throw new Error(`${what} must be a positive integer, not "${given}".`);
  }
  return Number(given);
}

async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    if (options['own']) {
      printTable('own-pages', await measureOwnPages(browser), ownColumns);
      return;
    }
    const counts = words.map((word) => wholeNumber('A count of pages', word));
    const built: BuiltSite[] = [];
    for (const count of counts.length > 0 ? counts : [45, 250, 1000]) {
      for (const frame of frames) {
        built.push(await makeSite(frame, count));
      }
    }
    printTable('builds', built, buildColumns);
    const measured: MeasuredPage[] = [];
    for (const site of built) {
      measured.push(await measurePage(browser, site));
    }
    printTable('pages', measured, pageColumns);
    printTable('lighthouse', measured, lighthouseColumns);
  } finally {
    await browser.close();
  }
}

interface BuiltSite {
  readonly name: string;
  readonly pages: number;
  readonly directory: string;
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

async function makeSite(frame: Frame, count: number): Promise<BuiltSite> {
  console.log(`${frame.name}, ${count} pages …`);
  const directory = path.join(cacheDir, frame.id, String(count));
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  const build = frame.prepare(directory, generatePages({count, seed}));
  const cold = await buildCold(build);
  const warm = await buildWarm(build);
  await prepareToServe(build.output);
  return {name: frame.name, pages: count, directory: build.output, cold, warm};
}

interface MeasuredPage extends Weight, LighthouseFigures {
  readonly name: string;
  readonly pages: number;
  readonly click: number;
}

async function measurePage(browser: Browser, {name, pages, directory}: BuiltSite): Promise<MeasuredPage> {
  const site = await serveSite(directory);
  const address = site.origin + measuredPath;
  const weights: Weight[] = [];
  const clicks: number[] = [];
  const figures: LighthouseFigures[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      weights.push(await weigh(browser, address));
      clicks.push(await clickToHeading(browser, address, '/docs/part-1/page-2/'));
      figures.push(await runLighthouse(address));
    }
  } finally {
    site.close();
  }
  return {name, pages, click: median(clicks), ...medians(weights), ...medians(figures)};
}

type OwnPage = Weight & LighthouseFigures & {readonly path: string};

async function measureOwnPages(browser: Browser): Promise<OwnPage[]> {
  const site = await serveSite(path.resolve(process.env['SITE_BUILD'] ?? 'build'));
  const measured: OwnPage[] = [];
  try {
    for (const page of ownPages) {
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

type Column<Row> = readonly [head: string, cell: (row: Row) => string];

const printTable = <Row>(name: string, rows: readonly Row[], columns: readonly Column<Row>[]): void =>
  showTable(
    name,
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  );

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const whole = (figure: number): string => figure.toFixed(0);

const buildColumns: readonly Column<BuiltSite>[] = [
  ['Pages', ({pages}) => String(pages)],
  ['Made with', ({name}) => name],
  ['Cold, s', ({cold}) => cold.seconds.toFixed(1)],
  ['Warm, s', ({warm}) => warm.seconds.toFixed(1)],
  ['Memory cold, MB', ({cold}) => whole(cold.megabytes)],
];

const weightColumns: readonly Column<Weight>[] = [
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

const pageColumns: readonly Column<MeasuredPage>[] = [
  ['Pages', ({pages}) => String(pages)],
  ['Made with', ({name}) => name],
  ...weightColumns,
  ['Click to heading, ms', ({click}) => whole(click)],
];

const timeColumns: readonly Column<LighthouseFigures>[] = [
  ['Performance', ({performance}) => whole(performance)],
  ['FCP, s', ({firstContentfulPaint}) => seconds(firstContentfulPaint)],
  ['LCP, s', ({largestContentfulPaint}) => seconds(largestContentfulPaint)],
  ['TBT, ms', ({totalBlockingTime}) => whole(totalBlockingTime)],
  ['CLS', ({layoutShift}) => layoutShift.toFixed(3)],
];

const lighthouseColumns: readonly Column<MeasuredPage>[] = [
  ['Pages', ({pages}) => String(pages)],
  ['Made with', ({name}) => name],
  ...timeColumns,
];

const ownColumns: readonly Column<OwnPage>[] = [
  ['Page', (page) => `\`${page.path}\``],
  ...timeColumns,
  ['Accessibility', ({accessibility}) => whole(accessibility)],
  ['Best practices', ({bestPractices}) => whole(bestPractices)],
  ['SEO', ({seo}) => whole(seo)],
  ...weightColumns,
];

void main();
