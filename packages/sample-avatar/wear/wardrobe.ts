import type {HairStyle, LookStyle, ShoeStyle} from '../import/textures/names';

/** Garments in a color. */
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
} as const satisfies Readonly<Record<string, {readonly look: LookStyle; readonly color: string}>>;

/** The kit's mesh of an outfit. */
export const lookMesh = (outfit: OutfitName) => `look-${outfits[outfit].look}` as const;

/** Hair by its mesh. */
export const hairs = {
  braid: 'braid',
  long: 'long',
  ponytail: 'ponytail',
  bob: 'bob',
  'short-bob': 'bob2',
  afro: 'afro',
  textured: 'short2',
  crop: 'short1',
  slicked: 'short4',
  swept: 'short3',
} as const satisfies Readonly<Record<string, HairStyle>>;

export type OutfitName = keyof typeof outfits;
export type HairName = keyof typeof hairs;
export type ShoeName = ShoeStyle;
export type GlassesName = 'round' | 'square';
