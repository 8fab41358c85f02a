/** The sample models that an avatar consists of. */
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {assetOf, bodies, bodyOf, sampleAssets, usableAssets, type CatalogAsset} from '../catalog';
import type {RenderOptions} from '../api/objects';
import type {Customization} from '../customization';

/** The name below `/models/` of a body's sample avatar. */
export function bodyFile(id: string): string {
  const {type, gender} = bodyOf(id);
  const row = sampleModels.find((model) => model.kind === 'avatar' && model.body === type && model.person === gender);
  if (!row) throw new Error(`platform/sample-models.ts has no ${type} avatar, ${gender}.`);
  return row.file;
}

/** The file of an asset for a body; undefined if the body doesn't have it. */
export function assetFile({category, style}: CatalogAsset, body: string): string | undefined {
  const {gender} = bodyOf(body);
  return sampleAssets(category, style).find(({shape}) => shape === gender)?.file;
}

/** The sample assets of an avatar. */
export function assetFiles({assets, body}: Customization) {
  return Object.values(assets).flatMap((worn) => {
    const asset = worn && assetOf(worn.id.toLowerCase());
    if (!asset) return [];
    const file = assetFile(asset, body);
    if (file === undefined)
      throw new Error(`platform/sample-models.ts has no ${asset.category} "${asset.style}" for ${body}.`);
    return [{category: asset.category, file, color: worn.color}];
  });
}

/** The name below `/sandbox/renders/` of the image of a scene: the sample avatar with the gender of a body. */
export function renderFile(body: string, {scene, format}: RenderOptions): string {
  return `${bodyOf(body).gender}/${scene.replace('common/', '')}.${format}`;
}

/** Names below `/models/` of the sample models in the creator and in exports. */
export function usedModels(): string[] {
  const assets = bodies.flatMap(({id}) => usableAssets.flatMap((asset) => assetFile(asset, id) ?? []));
  return [...new Set([...bodies.map(({id}) => bodyFile(id)), ...assets])].sort();
}
