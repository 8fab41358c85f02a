// Redraws tools/simulator/photos/: three pictures of a sample person's head in place of the photos of a face, which
// `newAvatar` asks for. Also site/static/img/api/, where guides show them and the simulated renders: npx tsx art/drawings/draw-photos.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {beside, withDrawingPage} from './drawing-page';

const folder = path.join(__dirname, '../../tools/simulator/photos');
const pictures = path.join(__dirname, '../../site/static/img/api');

/** Degrees that the head is turned by, by the name of the picture. */
const turns = {front: 0, 'side-1': -40, 'side-2': 40} as const;

/** Pictures beside each other, each `width` × `height` pixels. */
async function inOneRow(files: readonly string[], name: string, width: number, height: number): Promise<void> {
  const parts = await Promise.all(files.map((file) => sharp(path.join(folder, file)).resize(width, height).toBuffer()));
  await sharp(await beside(parts, {width, height}, 20))
    .webp({quality: 80, effort: 6})
    .toFile(path.join(pictures, name));
}

void withDrawingPage(async (draw) => {
  mkdirSync(folder, {recursive: true});
  for (const [name, azimuth] of Object.entries(turns)) {
    const [photo] = await draw({
      model: 't2-female.glb',
      frame: 'head',
      width: 600,
      height: 800,
      samples: 2,
      azimuth,
      elevation: 2,
      types: ['image/jpeg'],
      quality: 0.85,
      background: '#dfe6ea',
    });
    writeFileSync(path.join(folder, `${name}.jpg`), photo!);
  }
}).then(async () => {
  mkdirSync(pictures, {recursive: true});
  await inOneRow(
    Object.keys(turns).map((name) => `${name}.jpg`),
    'photos.webp',
    240,
    320,
  );
  await inOneRow(['../renders/full-body.png', '../renders/half-body.png'], 'renders.webp', 320, 427);
});
