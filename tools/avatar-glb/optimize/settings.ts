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
  /** Share of the triangles to keep at least, above 0 and at most 1, which changes nothing. The face is never simplified. */
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

/** Whether the settings ask only for a smaller file, and not for another format or fewer triangles. */
export const isDefault = (settings: OptimizeSettings): boolean =>
  Object.entries(presets.web).every(([name, value]) => settings[name as keyof OptimizeSettings] === value);

export const trianglesText = (simplify: number): string =>
  simplify < 1 ? `keeps at least ${simplify * 100}% of the triangles, including the whole face` : 'keeps all triangles';

/**
 * @param label of a setting in the message
 * @throws GlbError `usage` that names the wrong value
 */
export function refuseSettings(
  {textureSize, textures, compression, simplify}: OptimizeSettings,
  label: (setting: keyof OptimizeSettings) => string = (setting) => setting,
): void {
  const demand = (setting: keyof OptimizeSettings, isMet: boolean, values: string): void => {
    if (!isMet) throw new GlbError('usage', `${label(setting)} must be ${values}.`);
  };
  const isSize = Number.isInteger(textureSize) && textureSize >= 16 && textureSize <= 16384;
  demand('textureSize', isSize, 'a number of pixels from 16 to 16384');
  demand('simplify', simplify > 0 && simplify <= 1, 'a number above 0 and at most 1, such as 0.5');
  demand('textures', textureFormats.includes(textures), `one of ${textureFormats.join(', ')}`);
  demand('compression', meshCompressions.includes(compression), `one of ${meshCompressions.join(', ')}`);
}
