// `tsx bench/glb/in-page.ts [--write]`: measures how long the inspector blocks the page while it checks a file of the size
// of an export, in Chromium, on the build in `build/` (or SITE_BUILD). It fails above 50 ms, which readers notice.
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../scripts/chromium';
import {median} from '../median';
import {showTable} from '../readme-table';
import {serve} from '../search/site-server';
import {makeFiles, type BenchFile} from './files';

const limit = 50;
const runs = 3;
const inspector = '/docs/ux_customization/assets/general_guidelines/';

async function main(): Promise<void> {
  const build = path.resolve(process.env['SITE_BUILD'] ?? 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no site in ${build}. Build it with npm run build, or name a build in SITE_BUILD.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-glb-'));
  const server = await serve(build);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const cells: string[][] = [];
  for (const file of await makeFiles()) {
    const longest: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      longest.push(await longestTask(browser, server.origin, file, folder));
    }
    const usual = median(longest);
    cells.push([file.title, (file.bytes.byteLength / 1e6).toFixed(1), usual === 0 ? 'below 50' : usual.toFixed(0)]);
    if (usual > limit) {
      console.error(`${file.title}: the page was blocked for ${usual.toFixed(0)} ms (limit ${limit}).`);
      process.exitCode = 1;
    }
  }
  await browser.close();
  server.close();
  rmSync(folder, {recursive: true});
  const heads = ['File', 'MB', 'Longest task of the page, ms'];
  showTable('glb-in-page', heads, cells);
}

/** Milliseconds from the choice of the file until its report is rendered; 0 without a long task (W3C Long Tasks: 50 ms). */
async function longestTask(browser: Browser, origin: string, file: BenchFile, folder: string): Promise<number> {
  // From disk: bytes sent through the test's connection would be decoded in the page.
  const onDisk = path.join(folder, 'avatar.glb');
  writeFileSync(onDisk, file.bytes);
  const page = await browser.newPage();
  await page.goto(origin + inspector, {waitUntil: 'networkidle'});
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });
  await page.getByLabel('Choose a GLB', {exact: true}).setInputFiles(onDisk);
  await page.getByText('Contents of the file').waitFor();
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        // Includes the frame that renders the report.
        requestAnimationFrame(() =>
          setTimeout(() => resolve(Math.max(0, ...(window as unknown as {tasks: number[]}).tasks))),
        ),
      ),
  );
  await page.close();
  return longest;
}

void main();
