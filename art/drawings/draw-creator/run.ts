// Redraws `previews/` and `renders/` from the sample models: npx tsx art/drawings/draw-creator/run.ts
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {modelFolder, withDrawingPage, type Draw, type Drawing} from '../drawing-page';
import {animations, assets, bodies, slotOf, type CatalogAsset} from '@avaturn-docs/simulator/catalog';
import {avatarFile} from '@avaturn-docs/simulator/content/avatar-file';
import {assetFile, bodyFile} from '@avaturn-docs/simulator/content/models';
import {startCustomization} from '@avaturn-docs/simulator/customization';

const folder = path.join(__dirname, '../../../tools/simulator');
const standing = {clip: 'Idle', phase: 0.15};
const small = {width: 128, height: 128, types: ['image/webp'], samples: 2} as const;

/** Name of the model of a person with a hairstyle, which alone is hard to recognize. */
const wearing = (id: string) => `wearing-${id}.glb`;

/** The first body that an asset exists for; T1, which is drawn faster. */
function wearerOf(asset: CatalogAsset) {
  return bodies.find(({id, type}) => type === 'T1' && assetFile(asset, id) !== undefined)!;
}

async function writeWearing(asset: CatalogAsset, models: string): Promise<void> {
  const {id: body, hairColor} = wearerOf(asset);
  const start = startCustomization(body);
  const worn = {...start.assets, [slotOf[asset.category]]: {id: asset.id, color: hairColor}};
  const read = async (file: string) => readFileSync(path.join(models, file));
  writeFileSync(path.join(models, wearing(asset.id)), await avatarFile({...start, assets: worn}, read, {clips: true}));
}

/** What is drawn, by the files it is written to, one for each type. */
function drawings(): [files: readonly string[], drawing: Drawing][] {
  const preview = (id: string) => [`previews/${id}.webp`];
  const types = ['image/jpeg', 'image/png', 'image/webp'] as const;
  const large = {width: 600, height: 800, types, samples: 2, background: '#dfe6ea'} as const;
  const files = (name: string) => [`renders/${name}.jpg`, `renders/${name}.png`, `renders/${name}.webp`];
  const model = bodyFile('body_0');
  return [
    ...assets.map((asset): [string[], Drawing] => [
      preview(asset.id),
      asset.category === 'hairAndHeadwear'
        ? {...small, model: wearing(asset.id), pose: standing, frame: 'head'}
        : {...small, model: assetFile(asset, wearerOf(asset).id)!},
    ]),
    ...bodies.map(({id}): [string[], Drawing] => [
      preview(id),
      {...small, model: bodyFile(id), pose: standing, frame: 'head'},
    ]),
    ...animations.map(({id, clip}): [string[], Drawing] => [preview(id), {...small, model, pose: {clip, phase: 0.25}}]),
    [files('full-body'), {...large, model, pose: standing}],
    [files('half-body'), {...large, model, pose: standing, frame: 'upper half'}],
  ];
}

const drawAll = async (draw: Draw): Promise<void> => {
  // An asset that is gone leaves no picture.
  for (const name of ['previews', 'renders']) rmSync(path.join(folder, name), {recursive: true, force: true});
  for (const [files, drawing] of drawings()) {
    const pictures = await draw(drawing);
    files.forEach((file, index) => {
      mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(folder, file), pictures[index]!);
      console.log(file);
    });
  }
};

async function run(): Promise<void> {
  const models = mkdtempSync(path.join(tmpdir(), 'previews-'));
  cpSync(modelFolder, models, {recursive: true});
  for (const asset of assets) if (asset.category === 'hairAndHeadwear') await writeWearing(asset, models);
  await withDrawingPage(drawAll, models);
  rmSync(models, {recursive: true});
}

void run();
