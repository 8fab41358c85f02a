import {assetProfiles} from '../rules/rule';
import {makeAsset, makeAvatar} from '@avaturn-docs/sample-avatar';
import type {SoundFiles} from './faults';

/** A sample avatar of each type and assets for it, with tiny images. */
export async function makeSampleFiles(): Promise<SoundFiles> {
  const avatar = {
    T1: await makeAvatar({body: 'T1', person: 'male', detail: 'low'}),
    T2: await makeAvatar({body: 'T2', person: 'male', detail: 'low'}),
  };
  const assets = new Map<string, Uint8Array>();
  for (const category of assetProfiles) {
    assets.set(category, await makeAsset(category, {shape: 'male', detail: 'low'}));
  }
  return {avatar: (type) => avatar[type], asset: (category) => assets.get(category)!};
}
