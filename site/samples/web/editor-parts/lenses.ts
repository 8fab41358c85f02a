import type {AvaturnSDK} from '@avaturn/sdk';

/** Puts on one item of eyewear with clear lenses. */
export async function wearClear(sdk: AvaturnSDK, eyewearId: string): Promise<void> {
  await sdk.setActiveAsset(eyewearId);
  await sdk.setEyewearColor('transparent');
}
