import type {AssetCategory} from '../../data/asset-limits';
import {t1Joints} from '../../data/skeleton';
import type {Part} from './file/model';
import {writeGlb} from './file/write-glb';
import {type BodyShape, restPose} from './figure/rest-pose';
import type {Detail} from './figure/skin';
import {hex} from './paint/color';
import {type GlassesName, glassesStyles} from './wear/glasses';
import {type HairName, hairStyles} from './wear/hair';
import {type OutfitName, outfitStyles} from './wear/outfits';
import {glassesParts, hairPart, outfitPart, shoesPart} from './wear/parts';
import {type ShoeName, shoeStyles} from './wear/shoes';

export interface AssetOptions {
  /** Which asset of the category; the first of `assetStyles` if absent. */
  readonly style?: string;
  /** The template body that clothing is fitted to; the other categories fit both. */
  readonly shape?: BodyShape;
  /** `#rrggbb` for hair and lenses; ignored elsewhere. */
  readonly color?: string;
  readonly detail?: Detail;
}

/** The names that `makeAsset` takes as `style`. */
export const assetStyles = {
  clothing: Object.keys(outfitStyles) as OutfitName[],
  footwear: Object.keys(shoeStyles) as ShoeName[],
  eyewear: Object.keys(glassesStyles) as GlassesName[],
  hair: Object.keys(hairStyles) as HairName[],
} as const satisfies Readonly<Record<AssetCategory, readonly string[]>>;

function choose<T extends string>(category: AssetCategory, styles: readonly T[], wanted: string | undefined): T {
  const found = wanted === undefined ? styles[0] : styles.find((name) => name === wanted);
  if (!found) throw new Error(`There is no ${category} "${wanted}". Choose one of: ${styles.join(', ')}.`);
  return found;
}

function parts(category: AssetCategory, {style, shape = 'female', color, detail = 'full'}: AssetOptions): Part[] {
  switch (category) {
    case 'clothing':
      return [outfitPart(outfitStyles[choose(category, assetStyles.clothing, style)], shape, detail)];
    case 'footwear':
      return [shoesPart(shoeStyles[choose(category, assetStyles.footwear, style)], detail)];
    case 'eyewear':
      return glassesParts(choose(category, assetStyles.eyewear, style), detail, color ? hex(color) : undefined);
    case 'hair':
      // Grey, so that the platform's color ramp has the whole range to work with.
      return [hairPart(choose(category, assetStyles.hair, style), hex(color ?? '#8c8c8c'), detail)];
  }
}

/**
 * Makes an asset as the platform asks for it: skinned to the avatar's skeleton, in place on the template body, identity
 * transforms, T-pose. The same options give the same bytes.
 */
export function makeAsset(category: AssetCategory, options: AssetOptions = {}): Promise<Uint8Array> {
  return writeGlb({
    pose: restPose(options.shape ?? 'female'),
    joints: t1Joints,
    parts: parts(category, options),
    clips: [],
  });
}
