import {assetProfiles} from '../rules/rule';
import {makeAsset, makeAvatar} from '../../sample-avatar';
import type {SoundFiles} from '../faults';

/** The project's sample avatars and assets, in low detail. */
export async function makeSampleFiles(): Promise<SoundFiles> {
  const avatar = {
    T1: await makeAvatar({body: 'T1', shape: 'female', detail: 'low'}),
    T2: await makeAvatar({body: 'T2', shape: 'female', detail: 'low'}),
  };
  const assets = new Map<string, Uint8Array>();
  for (const category of assetProfiles) {
    assets.set(category, await makeAsset(category, {detail: 'low'}));
  }
  return {avatar: (type) => avatar[type], asset: (category) => assets.get(category)!};
}
