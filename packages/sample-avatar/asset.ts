import type {AssetCategory} from '../../data/asset-limits';
import {type SampleModel, sampleModels} from '../../data/sample-models';
import {t1Joints} from '../../data/skeleton';
import {makePerson} from './body/person';
import {type Part, writeGlb} from './gltf';
import {bodyMask} from './wear/body-mask';
import {glassesParts} from './wear/glasses';
import {type GlassesName, type HairName, type OutfitName, type ShoeName} from './wear/wardrobe';
import {hairParts, named, outfitPart, shoesPart} from './wear/worn';

export type BodyShape = 'female' | 'male';

export interface AssetOptions {
  /** Style of the asset; the body's default if omitted. */
  readonly style?: string;
  /** The template body that the asset fits: Maya's (`female`) or Theo's (`male`). */
  readonly shape?: BodyShape;
}

const models: readonly SampleModel[] = sampleModels;

/** Values of `style` in `makeAsset`. */
function assetStyles(category: AssetCategory, shape: BodyShape): string[] {
  return models.flatMap((model) =>
    model.kind === 'asset' && model.category === category && model.shape === shape ? [model.style] : [],
  );
}

/**
 * Creates an asset as the platform requires: skinned to the avatar's skeleton, in place on the template body, with identity
 * transforms, in T-pose. The same options produce the same bytes.
 */
export function makeAsset(category: AssetCategory, options: AssetOptions = {}): Promise<Uint8Array> {
  const {shape = 'female'} = options;
  const styles = assetStyles(category, shape);
  const style = options.style ?? styles[0]!;
  if (!styles.includes(style)) {
    throw new Error(`No ${category} "${style}" is made for the ${shape} body. Choose one of: ${styles.join(', ')}.`);
  }
  const person = makePerson(shape);
  const joints = t1Joints.map(({name}) => name);
  const mask = (covering: Parameters<typeof bodyMask>[1]) => ({bodyMask: bodyMask(person, covering)});
  const make = {
    clothing: (outfit: OutfitName) => ({
      parts: named('look', [outfitPart(person, outfit, joints)]),
      extras: mask({outfit}),
    }),
    footwear: (shoes: ShoeName) => ({parts: named('shoes', [shoesPart(person, shoes, joints)]), extras: mask({shoes})}),
    eyewear: (glasses: GlassesName) => ({parts: named('glasses', glassesParts(person, glasses, joints))}),
    // Gray, so that the platform's color ramp has the full range.
    hair: (hair: HairName) => ({parts: named('hair', hairParts(person, hair, '#8c8c8c', joints))}),
  };
  const {parts, extras} = (make[category] as (name: string) => {parts: Part[]; extras?: {bodyMask: string}})(style);
  return writeGlb({skeleton: person.skeleton, joints, parts, clips: [], ...(extras && {extras})});
}
