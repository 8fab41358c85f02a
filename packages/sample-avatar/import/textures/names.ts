import {type PersonKey, people} from '../../people';

/** The colors that each outfit is repainted in; the first is the usual one. Styles are named as their meshes. */
export const lookColors = {
  'tee-jeans': ['rust', 'white'],
  'tee-men': ['navy'],
  'long-sleeve': ['olive'],
  'shirt-jeans': ['blue', 'white'],
  jacket: ['olive', 'charcoal'],
  sweater: ['sand'],
} as const;

export const hairStyles = [
  'afro',
  'bob',
  'bob2',
  'braid',
  'long',
  'ponytail',
  'short1',
  'short2',
  'short3',
  'short4',
] as const;

export const shoeStyles = ['laced', 'sneakers', 'oxfords'] as const;

export const eyeColors = ['brown', 'dark-brown', 'green', 'blue'] as const;

export type LookStyle = keyof typeof lookColors;
export type HairStyle = (typeof hairStyles)[number];
export type ShoeStyle = (typeof shoeStyles)[number];
export type EyeColor = (typeof eyeColors)[number];

/** Files of a material, in the folder of the kit's textures. `orm` is occlusion, roughness and metalness as glTF packs them. */
export interface MaterialFiles {
  readonly color: string;
  readonly normal?: string;
  readonly orm?: string;
}

/** Skin with brows, lash line and, for T1, the eyes. */
export const skinFiles = (person: PersonKey): MaterialFiles => ({
  color: `skin-${person}-color.jpg`,
  normal: `skin-${people[person].sex}-normal.jpg`,
  orm: 'skin-orm.jpg',
});

/** An opaque eye of T2: see `eyeUv`. */
export const eyeFile = (color: EyeColor) => `eyes-${color}.jpg`;

/** Brow and lash cards of T2, with alpha: see `browUv` and `lashUv`. */
export const lashFile = (person: PersonKey) => `lashes-${person}.png`;

export const teethFile = 'teeth.jpg';
export const tongueFile = 'tongue.jpg';

/** Grey hair with alpha: the material's base color dyes it. */
export const hairFile = (style: HairStyle) => `hair-${style}.png`;

export const lookFiles = (style: LookStyle, color: string): MaterialFiles => ({
  color: `look-${style}-${color}-color.jpg`,
  normal: `look-${style}-normal.jpg`,
  orm: `look-${style}-orm.jpg`,
});

export const shoeFiles = (style: ShoeStyle): MaterialFiles => ({
  color: `shoes-${style}-color.jpg`,
  normal: `shoes-${style}-normal.jpg`,
  orm: `shoes-${style}-orm.jpg`,
});
