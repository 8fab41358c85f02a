// Redraws packages/simulator/photos/: three pictures of a sample person's head in place of the photos of a face, which
// `newAvatar` asks for: npx tsx scripts/draw-photos.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withDrawingPage} from './drawing-page';

const folder = path.join(__dirname, '../packages/simulator/photos');

/** Degrees that the head is turned by, by the name of the picture. */
const turns = {front: 0, 'side-1': -40, 'side-2': 40} as const;

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
});
