// Draws static/img/models/ anew, the pictures that stand where a viewer is not live yet: npx tsx scripts/draw-models.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sampleModels} from '../data/sample-models';
import type {Still} from './draw-models/page';
import {withDrawingPage} from './drawing-page';

const folder = path.join(__dirname, '../static/img/models');
const body = '<body style="margin:0">';

void withDrawingPage(path.join(__dirname, 'draw-models/page.ts'), body, async (page) => {
  mkdirSync(folder, {recursive: true});
  for (const {id, file} of sampleModels.filter(({kind}) => kind !== 'clips')) {
    const url = await page.evaluate(
      (still) => (window as unknown as {drawStill(still: Still): Promise<string>}).drawStill(still),
      {url: `/models/${file}`, width: 640, height: 800},
    );
    const picture = Buffer.from(url.split(',')[1] ?? '', 'base64');
    writeFileSync(path.join(folder, `${id}.webp`), picture);
    console.log(`${id}.webp ${picture.length} bytes`);
  }
});
