import type {SampleAsset} from '@avaturn-docs/platform/sample-models';

/** A garment: a mesh of the kit, and one of its colors. */
export const outfits = {
  'rust-tee': {look: 'tee-jeans', color: 'rust'},
  'white-tee': {look: 'tee-jeans', color: 'white'},
  'navy-tee': {look: 'tee-men', color: 'navy'},
  'blue-shirt': {look: 'shirt-jeans', color: 'blue'},
  'white-shirt': {look: 'shirt-jeans', color: 'white'},
  'field-jacket': {look: 'jacket', color: 'olive'},
  'charcoal-jacket': {look: 'jacket', color: 'charcoal'},
  'long-sleeve': {look: 'long-sleeve', color: 'olive'},
  sweater: {look: 'sweater', color: 'sand'},
} as const satisfies Readonly<Record<StyleOf<'clothing'>, object>>;

type StyleOf<Category> = Extract<SampleAsset, {category: Category}>['style'];
export type OutfitName = StyleOf<'clothing'>;
export type HairName = StyleOf<'hair'>;
export type ShoeName = StyleOf<'footwear'>;
export type GlassesName = StyleOf<'eyewear'>;

export const lookMesh = (outfit: OutfitName) => `look-${outfits[outfit].look}` as const;
