import {devDependencies} from '../../package.json';
import {dependencies} from '../package.json';

/** Versions that pages were tested with or written for. Front matter uses the keys: `tested_with`, `written_for`. */
export interface Version {
  readonly name: string;
  readonly version?: string;
}

/** The day when the tests last ran with the tools below. */
export const testedOn = '2026-11-22';

/** `~0.187.0` allows any patch, so only `0.187` is certain. */
export function packageVersion(range: string): string {
  return range.startsWith('~') ? range.slice(1).replace(/\.\d+$/, '') : range.replace(/^\^/, '');
}

export const versions = {
  android: {name: 'Android', version: '16'},
  blender: {name: 'Blender', version: '3.4.1'},
  'blender-5': {name: 'Blender', version: '5.0'},
  chromium: {name: 'Chromium', version: '156'},
  curl: {name: 'curl', version: '7.88'},
  gltfast: {name: 'glTFast', version: '5.2 and 6.x'},
  ios: {name: 'iOS', version: '15'},
  node: {name: 'Node.js', version: '20.20'},
  python: {name: 'Python', version: '3.11'},
  'rest-api': {name: 'the Avaturn REST API', version: 'v1'},
  simulator: {name: 'the simulator'},
  three: {name: 'three.js', version: packageVersion(dependencies.three)},
  'three-vrm': {name: 'three-vrm', version: packageVersion(dependencies['@pixiv/three-vrm'])},
  typescript: {name: 'TypeScript', version: packageVersion(devDependencies.typescript)},
  unity: {name: 'Unity', version: '2021.3 and later'},
  'unity-sdk': {name: 'Avaturn’s Unity SDK', version: '2.0.0'},
  unreal: {name: 'Unreal Engine', version: '5.1 and later'},
  'unreal-native': {name: 'Avaturn’s native SDK on Unreal Engine', version: '5.0 and later'},
  'unreal-plugin': {name: 'Avaturn’s plugin 0.31.0 on Unreal Engine', version: '5.0 and later'},
  'web-sdk': {name: 'Web SDK', version: packageVersion(dependencies['@avaturn/sdk'])},
} as const satisfies Readonly<Record<string, Version>>;

export type VersionKey = keyof typeof versions;
