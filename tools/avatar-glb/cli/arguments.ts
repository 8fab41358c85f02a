import {readChoice} from '@avaturn-docs/command-line/program';
import {metaOptions, truth} from './definition';
import {GlbError} from '../error';
import {presetNames, presets, refuseSettings, type OptimizeSettings} from '../optimize/settings';
import {metaProblems, type VrmMeta} from '../vrm/meta';

/** Command-line option of a setting: `--texture-size` of `textureSize`. */
const optionOf = (setting: string): string => `--${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export type Values = Readonly<Record<string, unknown>> & {readonly [Name in TextOption]?: string} & {
  readonly joint?: readonly string[];
};
type TextOption = 'avatar' | 'output' | 'preset' | 'profile' | 'rest' | 'thumbnail';

/** @throws UsageError, or GlbError `usage` */
export function settingsIn(values: Values): OptimizeSettings {
  const preset = readChoice('preset', values.preset ?? 'web', presetNames);
  const {textures, compression, simplify, 'texture-size': size, 'drop-morph-targets': dropMorphTargets} = values;
  const given = {
    textures,
    compression,
    dropMorphTargets,
    simplify: simplify === undefined ? undefined : Number(simplify),
    textureSize: size === undefined ? undefined : Number(size),
  };
  const chosen = Object.entries(given).filter(([, value]) => value !== undefined);
  const settings = {...presets[preset], ...Object.fromEntries(chosen)} as OptimizeSettings;
  refuseSettings(settings, optionOf);
  return settings;
}

/** @throws GlbError `meta` that lists everything missing or wrong */
export function metaIn(values: Values): VrmMeta {
  const given = metaOptions.filter(({name}) => values[name] !== undefined);
  const meta = Object.fromEntries(
    given.map(({field, name, value}) => {
      const isTruth = value === truth && /^(true|false)$/.test(String(values[name]));
      return [field, isTruth ? values[name] === 'true' : values[name]];
    }),
  ) as Partial<VrmMeta>;
  const demands = new Map(metaProblems(meta).map(({field, demand}) => [field, demand]));
  if (demands.size === 0) return meta as VrmMeta;
  const faulty = metaOptions.filter(({field}) => demands.has(field));
  const missing = faulty.filter((option) => !given.includes(option)).map(({name}) => `--${name}`);
  const wrong = faulty
    .filter((option) => given.includes(option))
    .map(({field, name}) => `--${name} ${demands.get(field)}, not "${String(values[name])}".`);
  const advice = `Add ${missing.join(', ')}. See to-vrm --help.`;
  throw new GlbError('meta', [...wrong, ...(missing.length > 0 ? [advice] : [])].join('\n'));
}
