// Draws the icons that cannot be SVG from site/static/img/favicon.svg: favicon.ico (32 px), apple-touch-icon.png (180 px) and
// the two of the web app manifest (192 and 512 px, safe to be cut to any shape). Run: npx tsx art/drawings/draw-icons.ts
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from '../../site/scripts/chromium';

const mark = readFileSync('static/img/favicon.svg', 'utf8');
const paper = /fill="(#\w+)"/.exec(mark)?.[1];

/** The mark as PNG. A maskable icon keeps it in the middle: only a circle of 80 % of the width is sure to be seen. */
async function png(page: Page, size: number, maskable: boolean): Promise<Buffer> {
  const edge = maskable ? Math.round(size * 0.7) : size;
  const svg = mark.replace(/width="\d+" height="\d+"/, `width="${edge}" height="${edge}"`);
  await page.setViewportSize({width: size, height: size});
  await page.setContent(
    `<!doctype html><style>body{margin:0;display:grid;place-items:center;height:100vh;background:${maskable ? paper : 'none'}}svg{display:block}</style>${svg}`,
  );
  return page.screenshot({omitBackground: true});
}

/** An ICO file that holds one PNG of up to 255 px: directory header, one entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

async function draw(): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  writeFileSync('static/favicon.ico', ico(await png(page, 32, false), 32));
  writeFileSync('static/img/apple-touch-icon.png', await png(page, 180, true));
  writeFileSync('static/img/icon-192.png', await png(page, 192, true));
  writeFileSync('static/img/icon-512.png', await png(page, 512, true));
  await browser.close();
}

void draw();
