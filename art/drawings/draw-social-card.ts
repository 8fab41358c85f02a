// Redraws site/static/img/social-card.png, the picture that shared links show: npx tsx art/drawings/draw-social-card.ts
import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {withDrawingPage} from './drawing-page';

const logo = readFileSync('static/img/logo-light.svg', 'utf8').replace('width="139" height="28"', 'width="320"');
const people = sampleModels.filter((model) => model.kind === 'avatar' && model.body === 'T2');
const smile = {mouthSmileLeft: 0.45, mouthSmileRight: 0.45, eyeSquintLeft: 0.2, eyeSquintRight: 0.2};

const html = (pictures: readonly string[]) => `<!doctype html><meta charset="utf-8"><style>
  body { position: relative; margin: 0; width: 1200px; height: 630px; padding: 0 72px; box-sizing: border-box; overflow: hidden;
    display: grid; grid-template-columns: 440px; align-content: center; gap: 40px;
    background: linear-gradient(#e4e0d7 1px, transparent 1px) 0 -1px / 60px 60px, linear-gradient(90deg, #e4e0d7 1px, transparent 1px) -1px 0 / 60px 60px, #fffefb;
    color: #17181c; font: 680 60px/1.15 'DejaVu Sans', system-ui, sans-serif; letter-spacing: -0.02em; }
  p { margin: 0; }
  small { color: #4a4b52; font: 400 26px/1.4 'DejaVu Sans', system-ui, sans-serif; letter-spacing: 0; }
  div { position: absolute; right: -36px; bottom: 0; display: flex; }
  img { display: block; height: 430px; margin-left: -202px; }
</style>${logo}<p>Developer Docs</p><small>Avatars from a selfie in web pages, phone apps, Unity, Unreal Engine and back ends</small>
<div>${pictures.map((picture) => `<img src="data:image/png;base64,${picture}">`).join('')}</div>`;

void withDrawingPage(async (draw, page) => {
  const pictures: string[] = [];
  for (const {file} of people) {
    const [picture] = await draw({
      model: file,
      width: 416,
      height: 520,
      types: ['image/png'],
      samples: 2,
      frame: 'upper half',
      weights: smile,
    });
    pictures.push(picture!.toString('base64'));
  }
  const card = await page.context().newPage();
  await card.setViewportSize({width: 1200, height: 630});
  await card.setContent(html(pictures));
  const picture = await card.screenshot();
  await sharp(picture).png({palette: true, quality: 95, effort: 10}).toFile('static/img/social-card.png');
});
