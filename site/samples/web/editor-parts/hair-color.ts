import type {AvaturnSDK} from '@avaturn/sdk';

/** Colors the hair and returns the color that the platform accepted. */
export async function colorHair(sdk: AvaturnSDK, hex: `#${string}`): Promise<string> {
  await sdk.setHairColor(hex);
  return sdk.getHairColor();
}
