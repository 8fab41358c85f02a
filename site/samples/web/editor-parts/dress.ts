import type {AvaturnSDK} from '@avaturn/sdk';

/** Puts a garment on the avatar and confirms that it is worn. */
export async function dress(sdk: AvaturnSDK, garmentId: string): Promise<boolean> {
  await sdk.setActiveAsset(garmentId);
  const worn = await sdk.getActiveAssets();
  return worn.clothing === garmentId;
}
