/** Which of the site's sample models make up an avatar. */
import {sampleModels, type SampleModel} from '../../../data/sample-models';
import {assetOf, bodies, slotOf, type Category} from '../catalog';
import type {Customization} from '../customization';

const rows: readonly SampleModel[] = sampleModels;

export interface AssetFile {
  readonly category: Category;
  readonly file: string;
}

/** The sample avatar of a body, as a name below `/models/`. */
export function bodyFile(id: string): string {
  const {type, gender} = bodies.find((body) => body.id === id) ?? bodies[0]!;
  const row = rows.find((model) => model.kind === 'avatar' && model.body === type && model.shape === gender);
  if (!row) throw new Error(`data/sample-models.ts has no ${type} avatar, ${gender}.`);
  return row.file;
}

/** The sample assets of an avatar. */
export function assetFiles({assets, body}: Customization): AssetFile[] {
  const gender = bodies.find(({id}) => id === body)?.gender;
  return Object.values(assets).flatMap((worn): AssetFile[] => {
    const asset = worn && assetOf(worn.id.toLowerCase());
    if (!asset) return [];
    const category = asset.category === 'hairAndHeadwear' ? 'hair' : asset.category;
    const row = rows.find(
      (model) =>
        model.kind === 'asset' &&
        model.category === category &&
        model.style === asset.style &&
        (model.shape === undefined || model.shape === gender),
    );
    if (!row) throw new Error(`data/sample-models.ts has no ${category} "${asset.style}" for ${body}.`);
    return [{category: asset.category, file: row.file}];
  });
}

/** The color of the asset in a category: `#rrggbb` or `#rrggbbaa`. */
export function colorOf({assets}: Customization, category: Category): string | undefined {
  return assets[slotOf[category]]?.color;
}
