import type {AvaturnSDK} from '@avaturn/sdk';

/** The footwear that the open editor offers, as ids. */
export async function offeredFootwear(sdk: AvaturnSDK): Promise<string[]> {
  const assets = await sdk.getAssetList();
  return assets.filter((asset) => asset.category === 'footwear').map((asset) => asset.id);
}
