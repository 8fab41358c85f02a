// Draws `layers/` from the sample models: npx tsx art/drawings/draw-creator/layers.ts
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withChromium} from '../../../site/scripts/chromium';
import {modelFolder, openWithScript, pictureOf} from '../drawing-page';
import {
  bodies,
  defaultAsset,
  slotOf,
  usableAssets,
  type CatalogBody,
  type Category,
} from '@avaturn-docs/simulator/catalog';
import {avatarFile} from '@avaturn-docs/simulator/content/avatar-file';
import {assetFile, drawnModels} from '@avaturn-docs/simulator/content/models';
import {assetLayer, bodyLayer, framings, type LayerPart} from '@avaturn-docs/simulator/content/render';
import {completeCustomization, type Customization} from '@avaturn-docs/simulator/customization';
import type {LayerDrawing} from './layers-page';

const folder = path.join(__dirname, '../../../tools/simulator/layers');

interface Layers {
  readonly customization: Customization;
  readonly drawings: readonly (LayerDrawing & {readonly file: string})[];
}

const meshesOf: Readonly<Record<Category, string>> = {
  clothing: '^avaturn_look_',
  footwear: '^avaturn_shoes_',
  eyewear: '^avaturn_glasses_',
  hairAndHeadwear: '^avaturn_hair_',
};

function bodyLayers({id}: CatalogBody): Layers {
  return {
    customization: completeCustomization({body: id}),
    drawings: framings.map((framing) => ({file: bodyLayer(framing, id), framing, meshes: ''})),
  };
}

/** The layers of an asset as one body wears it, over the body's own clothing. Bodies of one gender share them. */
function assetLayers(body: CatalogBody): Layers[] {
  const {id: clothing} = defaultAsset(body, 'clothing')!;
  return usableAssets
    .filter((asset) => assetFile(asset, body.id) !== undefined)
    .flatMap(({id, category}): Layers[] => {
      const wear = (color?: string) =>
        completeCustomization({body: body.id, assets: {clothing: {id: clothing}, [slotOf[category]]: {id, color}}});
      const layers = (customization: Customization, part?: LayerPart, materials?: string): Layers => ({
        customization,
        drawings: framings
          .filter((framing) => framing === 'full' || category !== 'footwear')
          .map((framing) => ({
            file: assetLayer(framing, body.gender, id, part),
            framing,
            meshes: meshesOf[category],
            ...(materials !== undefined && {materials}),
          })),
      });
      if (category !== 'eyewear') return [layers(wear())];
      return [layers(wear()), layers(wear(), '-frame', '^(?!lens)'), layers(wear('#ffffffff'), '-lens', '^lens')];
    });
}

void withChromium(async (browser) => {
  const page = await openWithScript(browser, 'draw-creator/layers-page.ts');
  rmSync(folder, {recursive: true, force: true});
  for (const framing of framings) mkdirSync(path.join(folder, framing), {recursive: true});
  // A T1 body is drawn much faster, and has the same shape.
  const wearers = bodies.filter(({type}) => type === 'T1');
  for (const {customization, drawings} of [...bodies.map(bodyLayers), ...wearers.flatMap(assetLayers)]) {
    const glb = await avatarFile(customization, async (file) => readFileSync(path.join(modelFolder, file)), {
      clips: true,
    });
    const urls = await page.evaluate(
      ([bytes, what]) =>
        (window as unknown as {drawLayers(glb: string, what: readonly LayerDrawing[]): Promise<string[]>}).drawLayers(
          bytes,
          what,
        ),
      [Buffer.from(glb).toString('base64'), drawings] as const,
    );
    drawings.forEach(({file}, index) => {
      writeFileSync(path.join(folder, file), pictureOf(urls[index]!));
      console.log(file);
    });
  }
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(modelFolder, file)))
      .digest('hex');
  const drawn = Object.fromEntries(drawnModels().map((file) => [file, digest(file)]));
  writeFileSync(path.join(folder, 'drawn-from.json'), `${JSON.stringify(drawn, null, 2)}\n`);
});
