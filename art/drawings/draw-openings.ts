// Redraws site/static/img/openings/, the first pictures of guides, from the simulated creator: npx tsx art/drawings/draw-openings.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import {serveOutside} from '../../site/tests/e2e/samples/outside';
import {serveSamples} from '../../site/tests/e2e/samples/server';
import {startSimulator} from '@avaturn-docs/simulator/command/test/running';
import {withChromium} from '../../site/scripts/chromium';

const folder = path.join(__dirname, '../../site/static/img/openings');
/** Of what the browser shows, and of the picture with the browser's window around it, twice as large as it is displayed. */
const size = {width: 690, height: 480};
const width = 640;
const phone = {width: 360, height: 640};

const colors = {
  light: {bar: '#e4e0d7', line: '#8f897b', field: '#fffefb', ink: '#4a4b52'},
  dark: {bar: '#2a2b31', line: '#73757f', field: '#131417', ink: '#b9b7b1'},
} as const;

async function whenDrawn(page: Page, frame?: string): Promise<void> {
  const creator = frame === undefined ? page : page.frameLocator(frame);
  await creator.locator('#stage-status:not(:empty)').waitFor();
  await creator.locator('#stage-status', {hasNotText: /Loading/}).waitFor();
  // Hair and clothing may arrive after the body.
  await page.waitForLoadState('networkidle');
  await painted(page);
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

async function framed(page: Page, content: string, frame: string): Promise<Buffer> {
  // The creator's policy blocks styles in a page.
  await page.goto('about:blank');
  await page.setContent(content);
  return page.locator(frame).screenshot({omitBackground: true});
}

/** The picture in a browser's window, so that a reader sees where it would be. */
async function inWindow(page: Page, picture: Buffer, address: string, mode: keyof typeof colors): Promise<Buffer> {
  const {bar, line, field, ink} = colors[mode];
  const content = `<style>
      body { margin: 0; font: 18px system-ui, sans-serif; color: ${ink}; }
      #window { width: ${size.width}px; border: 2px solid ${line}; border-radius: 14px; overflow: hidden; background: ${bar}; }
      #bar { display: flex; gap: 9px; align-items: center; padding: 9px 14px; }
      i { width: 13px; height: 13px; border-radius: 50%; background: ${line}; }
      b { flex: 1; margin-left: 10px; padding: 4px 14px; border-radius: 8px; background: ${field}; font-weight: 400; }
      img { display: block; width: 100%; }
    </style>
    <div id="window"><div id="bar"><i></i><i></i><i></i><b>${address}</b></div>
    <img src="${dataUrl(picture)}"></div>`;
  return framed(page, content, '#window');
}

/** The picture on a phone's screen. */
async function onPhone(page: Page, picture: Buffer, mode: keyof typeof colors): Promise<Buffer> {
  const {bar, line} = colors[mode];
  const content = `<style>
      body { margin: 0; }
      #phone { width: ${phone.width}px; padding: 26px 12px; border: 3px solid ${line}; border-radius: 40px; background: ${bar}; }
      img { display: block; width: 100%; border-radius: 18px; }
    </style>
    <div id="phone"><img src="${dataUrl(picture)}"></div>`;
  return framed(page, content, '#phone');
}

/** What the reader has at the end of each guide, by the name of its picture. */
async function pictures(browser: Browser, colorScheme: keyof typeof colors): Promise<Readonly<Record<string, Buffer>>> {
  const simulator = await startSimulator();
  const server = await serveSamples(simulator);
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  });
  // WebGL without a graphics card takes its time.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await serveOutside(page, simulator);
  try {
    await page.goto(`${server.origin}/web/dialog/`);
    await page.getByRole('button', {name: 'Create an avatar'}).click();
    await whenDrawn(page, '#avaturn-sdk-iframe');
    // Its heading would be cut off at the edges of the dialog.
    await page.locator('main').evaluate((main) => (main.style.visibility = 'hidden'));
    const dialog = await page.screenshot();
    await page.goto(`${simulator.api}/sandbox/creator/?session=demo`);
    await whenDrawn(page);
    const session = await page.screenshot();
    // Wider, so that the avatar and the controls below it are in one picture.
    await page.setViewportSize({width: 1.5 * size.width, height: 1.5 * size.height});
    await page.goto(`${server.origin}/web/custom-ui/`);
    await page.getByRole('status').filter({hasText: 'Choose'}).waitFor();
    await page.waitForLoadState('networkidle');
    await painted(page);
    await page.evaluate(() => scrollBy(0, 200));
    const controls = await page.screenshot();
    await page.setViewportSize(size);
    await page.goto(`${simulator.api}/sandbox/creator/?session=demo`);
    await whenDrawn(page);
    await page.setViewportSize(phone);
    await painted(page);
    const app = await page.screenshot();
    return {
      phone: await onPhone(page, app, colorScheme),
      controls: await inWindow(page, controls, 'localhost:8000', colorScheme),
      dialog: await inWindow(page, dialog, 'localhost:8000', colorScheme),
      session: await inWindow(page, session, 'session.url', colorScheme),
    };
  } finally {
    await context.close();
    await server.stop();
    await simulator.stop();
  }
}

void withChromium(async (browser) => {
  mkdirSync(folder, {recursive: true});
  for (const mode of ['light', 'dark'] as const) {
    for (const [name, picture] of Object.entries(await pictures(browser, mode))) {
      const file = `${name}-${mode}.webp`;
      const webp = await sharp(picture).resize(width).webp({quality: 80, effort: 6}).toBuffer();
      writeFileSync(path.join(folder, file), webp);
      console.log(`${file} ${webp.length} bytes`);
    }
  }
});
