import {GlbError} from '../error';

export const presetNames = ['web', 'mobile', 'vr'] as const;
export type Preset = (typeof presetNames)[number];

export const meshCompressions = ['meshopt', 'draco', 'none'] as const;
/** `keep` leaves PNG and JPEG unchanged. */
export const textureFormats = ['webp', 'keep'] as const;

export interface OptimizeSettings {
  /** Maximum length of the longer edge in pixels; larger textures are resized. */
  readonly textureSize: number;
  readonly textures: (typeof textureFormats)[number];
  readonly compression: (typeof meshCompressions)[number];
  /** Share of the triangles to keep, 0 to 1; 1 changes nothing. The face is never simplified. */
  readonly simplify: number;
  /** Removes all morph targets, and with them expressions and lip sync. */
  readonly dropMorphTargets: boolean;
}

const common = {textures: 'webp', compression: 'meshopt', dropMorphTargets: false} as const;

export const presets: Readonly<Record<Preset, OptimizeSettings>> = {
  web: {...common, textureSize: 2048, simplify: 1},
  mobile: {...common, textureSize: 1024, simplify: 0.75},
  vr: {...common, textureSize: 1024, simplify: 0.5},
};

/** @throws GlbError `usage` that names the wrong value */
export function refuseSettings({textureSize, textures, compression, simplify}: OptimizeSettings): void {
  if (!Number.isInteger(textureSize) || textureSize < 16 || textureSize > 16384) {
    throw new GlbError('usage', 'The texture size is a number of pixels from 16 to 16384.');
  }
  if (!(simplify > 0 && simplify <= 1)) {
    throw new GlbError('usage', 'The share of triangles to keep is above 0 and at most 1.');
  }
  if (!textureFormats.includes(textures)) {
    throw new GlbError('usage', `Textures are one of ${textureFormats.join(', ')}.`);
  }
  if (!meshCompressions.includes(compression)) {
    throw new GlbError('usage', `The compression is one of ${meshCompressions.join(', ')}.`);
  }
}
