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
} as const;

export type OutfitName = keyof typeof outfits;
export type HairName =
  | 'afro'
  | 'bob'
  | 'braid'
  | 'crop'
  | 'long'
  | 'ponytail'
  | 'short-bob'
  | 'slicked'
  | 'swept'
  | 'textured';
export type ShoeName = 'laced' | 'oxfords' | 'sneakers';
export type GlassesName = 'round' | 'square';

export const lookMesh = (outfit: OutfitName) => `look-${outfits[outfit].look}` as const;
