// Draws static/img/social-card.png, the picture that shared links show. Run: npx tsx scripts/draw-social-card.ts
import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium} from './chromium';

const logo = readFileSync('static/img/logo-light.svg', 'utf8').replace('width="139" height="28"', 'width="420"');

const html = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 1200px; height: 630px; display: grid; align-content: center; gap: 48px; padding: 0 96px; box-sizing: border-box;
    background: linear-gradient(#e4e0d7 1px, transparent 1px) 0 -1px / 60px 60px, linear-gradient(90deg, #e4e0d7 1px, transparent 1px) -1px 0 / 60px 60px, #fffefb;
    color: #17181c; font: 680 76px/1.15 'DejaVu Sans', system-ui, sans-serif; letter-spacing: -0.02em; }
  p { margin: 0; max-width: 900px; }
  small { color: #4a4b52; font: 400 32px/1.4 'DejaVu Sans', system-ui, sans-serif; letter-spacing: 0; }
</style>${logo}<p>Developer Docs</p><small>Avatars from a selfie in web pages, phone apps, Unity, Unreal Engine and back ends</small>`;

async function draw(): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.setContent(html);
  await page.screenshot({path: 'static/img/social-card.png'});
  await browser.close();
}

void draw();
