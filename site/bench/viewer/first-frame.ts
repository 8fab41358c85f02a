// Time until the first 3D frame after "Show in 3D", in two builds of the site. `--help` prints the usage.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findChromium, webGlWithoutGraphicsCard} from '../../scripts/chromium';
import {readCommandLine} from '../../scripts/command-line';
import {median} from '../median';
import {serve} from '../search/site-server';

const usage = `npx tsx bench/viewer/first-frame.ts BEFORE [AFTER]    compares two builds; AFTER is build/ if absent

Exits with code 1 if the first frame of AFTER takes more than 1.5 times as long.`;

const limit = 1.5;
const runs = 5;
const slowdown = 4;
const viewerPage = '/docs/integration/web/threejs/';

interface TimedWindow {
  clicked: number;
  firstFrame: Promise<number>;
}

/** Milliseconds from the click to the end of the first frame with a mesh, with software rendering. */
async function firstFrame(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  await page.addInitScript(() => {
    const timed = window as unknown as TimedWindow;
    addEventListener('click', () => (timed.clicked = performance.now()), {capture: true});
    timed.firstFrame = new Promise((resolve) => {
      const {drawElements} = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawElements = function (...call) {
        drawElements.apply(this, call);
        // The environment map is rendered earlier, with few triangles.
        if (call[1] < 1000) return;
        WebGL2RenderingContext.prototype.drawElements = drawElements;
        setTimeout(() => {
          // Waits until everything is rendered.
          this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
          resolve(performance.now() - timed.clicked);
        });
      };
    });
  });
  await page.goto(origin + viewerPage, {waitUntil: 'networkidle'});
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.getByRole('button', {name: /Show in 3D/}).click();
  const time = await page.evaluate(() => (window as unknown as TimedWindow).firstFrame);
  await page.close();
  return time;
}

async function main(): Promise<void> {
  const {words} = readCommandLine({usage, words: 2});
  const [before, after = 'build'] = words;
  if (!before) throw new Error(usage);
  for (const build of [before, after]) {
    if (!existsSync(path.join(build, 'index.html'))) throw new Error(`There is no site in ${build}.`);
  }
  const servers = [await serve(path.resolve(before)), await serve(path.resolve(after))];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...webGlWithoutGraphicsCard],
  });
  const times: number[][] = [[], []];
  // Sequential, so that other load slows both.
  for (let run = 0; run < runs; run += 1) {
    for (const [index, {origin}] of servers.entries()) times[index]!.push(await firstFrame(browser, origin));
  }
  await browser.close();
  servers.forEach(({close}) => close());
  const [first, second] = times.map(median) as [number, number];
  console.table({
    before: {'first frame, ms': Math.round(first)},
    after: {'first frame, ms': Math.round(second)},
    ratio: {'first frame, ms': Number((second / first).toFixed(2))},
  });
  if (second > first * limit) {
    console.error(`The first frame takes more than ${limit} times as long as before.`);
    process.exitCode = 1;
  }
}

void main();
