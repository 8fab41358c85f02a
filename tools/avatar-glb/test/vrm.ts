import {VRMLoaderPlugin, type VRM} from '@pixiv/three-vrm';
import {Texture} from 'three';
import {GLTFLoader} from 'three/examples/jsm/loaders/GLTFLoader.js';
import {vi} from 'vitest';
import type {VrmMeta} from '../vrm/meta';
import {readModel} from '../read/model';
import {validate} from '../validate';

/** The most restrictive license that a VRM can have. */
export const vrmMeta: VrmMeta = {
  name: 'Ada',
  authors: ['An author'],
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'onlyAuthor',
  commercialUsage: 'personalNonProfit',
  creditNotation: 'required',
  modification: 'prohibited',
  allowRedistribution: false,
  allowExcessivelyViolentUsage: false,
  allowExcessivelySexualUsage: false,
  allowPoliticalOrReligiousUsage: false,
  allowAntisocialOrHateUsage: false,
};

/** A loader like an app's that runs without a browser: it decodes no images. Restore the stubbed globals after the test. */
export function imagelessLoader(): GLTFLoader {
  // Browser APIs that the loader needs.
  vi.stubGlobal('self', globalThis);
  return new GLTFLoader().register(() => ({name: 'no-images', loadTexture: () => Promise.resolve(new Texture())}));
}

/** Loads a VRM file as an app would, without decoding its images. */
export async function loadVrm(bytes: Uint8Array): Promise<VRM> {
  const loader = imagelessLoader().register((parser) => new VRMLoaderPlugin(parser));
  const {userData} = await loader.parseAsync(bytes.slice().buffer, '');
  return userData['vrm'] as VRM;
}

/** The errors of the validator. */
export async function errorsOf(bytes: Uint8Array): Promise<readonly unknown[]> {
  return (await validate(bytes, readModel(bytes))).faults.filter(({severity}) => severity === 'error');
}
