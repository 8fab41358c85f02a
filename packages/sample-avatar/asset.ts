import type {AssetCategory} from '../../data/asset-limits';
import {type SampleModel, sampleModels} from '../../data/sample-models';
import {t1Joints} from '../../data/skeleton';
import {makePerson} from './body/person';
import {type Detail, writeGlb} from './gltf';
import {bodyMask} from './wear/body-mask';
import {glassesParts} from './wear/glasses';
import {type GlassesName, type HairName, type OutfitName, type ShoeName} from './wear/wardrobe';
import {type Worn, hairParts, named, outfitPart, shoesPart} from './wear/worn';

export type BodyShape = 'female' | 'male';

export interface AssetOptions {
  /** Which asset of the category; the body's usual one if absent. */
  readonly style?: string;
  /** The template body that the asset is fitted to: Maya's (`female`) or Theo's (`male`). */
  readonly shape?: BodyShape;
  readonly detail?: Detail;
}

const models: readonly SampleModel[] = sampleModels;

/** The names that `makeAsset` takes as `style`. */
function assetStyles(category: AssetCategory, shape: BodyShape): string[] {
  return models.flatMap((model) =>
    model.kind === 'asset' && model.category === category && model.shape === shape ? [model.style] : [],
  );
}

const kinds = {clothing: 'look', footwear: 'shoes', eyewear: 'glasses', hair: 'hair'} as const;

/**
 * Makes an asset as the platform asks for it: skinned to the avatar's skeleton, in place on the template body, identity
 * transforms, T-pose. The same options give the same bytes.
 */
export function makeAsset(category: AssetCategory, options: AssetOptions = {}): Promise<Uint8Array> {
  const {shape = 'female', detail = 'full'} = options;
  const styles = assetStyles(category, shape);
  const style = options.style ?? styles[0]!;
  if (!styles.includes(style)) {
    throw new Error(`No ${category} "${style}" is made for the ${shape} body. Choose one of: ${styles.join(', ')}.`);
  }
  const person = makePerson(shape);
  const joints = t1Joints.map(({name}) => name);
  const make = {
    clothing: () => [outfitPart(person, style as OutfitName, joints)],
    footwear: () => [shoesPart(person, style as ShoeName, joints)],
    eyewear: () => glassesParts(person, style as GlassesName, joints),
    // Grey, so that the platform's color ramp has the whole range to work with.
    hair: () => hairParts(person, style as HairName, '#8c8c8c', joints),
  } satisfies Record<AssetCategory, () => Worn[]>;
  const covering = {
    clothing: {outfit: style as OutfitName},
    footwear: {shoes: style as ShoeName},
    eyewear: undefined,
    hair: undefined,
  }[category];
  return writeGlb({
    skeleton: person.skeleton,
    joints,
    parts: named(kinds[category], make[category]()),
    clips: [],
    detail,
    ...(covering ? {extras: {bodyMask: bodyMask(person, covering)}} : {}),
  });
}
