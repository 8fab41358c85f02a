import type {AvaturnSDK} from '@avaturn/sdk';

type AssetPicker = Pick<AvaturnSDK, 'getAssetList' | 'setActiveAsset'>;

/** Puts on the first footwear of the list. Returns false if there is none. */
export async function pickFirstShoes(sdk: AssetPicker): Promise<boolean> {
  const shoes = (await sdk.getAssetList()).find(({category}) => category === 'footwear');
  if (!shoes) return false;
  await sdk.setActiveAsset(shoes.id);
  return true;
}
