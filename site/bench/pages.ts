// `npm run bench:pages`: Lighthouse on pages of one build, or of two builds in turns, because times differ between minutes.
import {execFile} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {findChromium} from '../scripts/chromium';
import {readCommandLine} from '../scripts/command-line';
import {createSiteServer} from '../server/site-server';

const {values, words} = readCommandLine({
  usage: `npm run bench:pages                         Lighthouse for phones on pages of build/
npm run bench:pages -- OLD NEW [--rounds 5]   the same for two builds in turns, and medians`,
  options: {rounds: {type: 'string', default: '5'}},
  words: 2,
});
const rounds = Number(values['rounds']);
const pages = [
  '/',
  '/docs/integration/web/html/',
  '/docs/integration/bodies/',
  '/docs/integration/web/sdk/api_reference/',
  '/api/',
];
/** The last release line for Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

/** What is reported, in kB and ms. */
const figures: Readonly<Record<string, (report: Report) => number>> = {
  'scripts, kB': (report) => weight(report, 'script'),
  'CSS, kB': (report) => weight(report, 'stylesheet'),
  'HTML, kB': (report) => weight(report, 'document'),
  'LCP, ms': ({audits}) => audits['largest-contentful-paint']!.numericValue!,
  'TBT, ms': ({audits}) => audits['total-blocking-time']!.numericValue!,
  CLS: ({audits}) => audits['cumulative-layout-shift']!.numericValue!,
};

interface Report {
  readonly audits: Readonly<
    Record<string, {numericValue?: number; details?: {items: {resourceType: string; transferSize: number}[]}}>
  >;
}

const weight = ({audits}: Report, type: string): number =>
  audits['resource-summary']!.details!.items.find(({resourceType}) => resourceType === type)!.transferSize / 1000;

async function measure(url: string): Promise<Report> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${chromeFlags}`,
    ],
    {env: {...process.env, CHROME_PATH: findChromium()}, maxBuffer: 64e6, timeout: 120_000},
  );
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function main(): Promise<void> {
  const builds = (words.length > 0 ? words : ['build']).map((folder) => path.resolve(folder));
  const servers = builds.map((directory) => createSiteServer({directory}).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const rows: Record<string, string | number>[] = [];
  for (const page of pages) {
    const reports: Report[][] = builds.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, origin] of origins.entries()) reports[index]!.push(await measure(origin + page));
    }
    for (const [name, of] of Object.entries(figures)) {
      const medians = reports.map((list) => Number(median(list.map(of)).toFixed(name === 'CLS' ? 3 : 1)));
      rows.push({page, figure: name, ...Object.fromEntries(builds.map((folder, index) => [folder, medians[index]!]))});
    }
  }
  console.table(rows);
  for (const server of servers) server.close();
}

void main();
