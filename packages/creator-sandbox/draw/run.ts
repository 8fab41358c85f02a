// Draws `previews/` and `renders/` anew from the sample models: npx tsx packages/creator-sandbox/draw/run.ts
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withDrawingPage} from '../../../scripts/drawing-page';
import {animations, assets, bodies} from '../catalog';
import {assetFiles, bodyFile} from '../content/models';
import {completeCustomization} from '../customization';
import {slotOf} from '../catalog';
import type {Drawing} from './page';

const folder = path.dirname(__dirname);
const standing = {clip: 'Idle', second: 1};
const small = {width: 128, height: 128, types: ['image/webp'], ground: '#fff'} as const;

/** What is drawn, by the files it is written to, one for each type. */
function drawings(): [files: readonly string[], drawing: Drawing][] {
  const preview = (id: string) => [`previews/${id}.webp`];
  const large = {width: 600, height: 800, types: ['image/jpeg', 'image/png', 'image/webp'], ground: '#dfe6ea'} as const;
  const files = (name: string) => [`renders/${name}.jpg`, `renders/${name}.png`, `renders/${name}.webp`];
  const model = bodyFile('body_0');
  return [
    ...assets.map(({id, category}): [string[], Drawing] => {
      const [worn] = assetFiles(completeCustomization({assets: {[slotOf[category]]: {id}}}));
      return [preview(id), {...small, model: worn!.file}];
    }),
    ...bodies.map(({id}): [string[], Drawing] => [
      preview(id),
      {...small, model: bodyFile(id), pose: standing, between: [1.42, 1.86]},
    ]),
    ...animations.map(({id, clip}): [string[], Drawing] => [
      preview(id),
      {...small, model, pose: {clip, second: 0.25}, between: [-0.02, 1.86]},
    ]),
    [files('full-body'), {...large, model, pose: standing, between: [-0.05, 1.9]}],
    [files('half-body'), {...large, model, pose: standing, between: [0.95, 1.9]}],
  ];
}

void withDrawingPage(path.join(__dirname, 'page.ts'), '', async (page) => {
  for (const [files, drawing] of drawings()) {
    const urls = await page.evaluate(
      (what) => (window as unknown as {draw(drawing: Drawing): Promise<string[]>}).draw(what),
      drawing,
    );
    files.forEach((file, index) => {
      mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(folder, file), Buffer.from(urls[index]!.split(',')[1] ?? '', 'base64'));
      console.log(file);
    });
  }
});
