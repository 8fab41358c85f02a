import type {AvaturnSDK, ColorValueHex} from '@avaturn/sdk';

export async function paintHair(sdk: AvaturnSDK, color: string): Promise<void> {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`"${color}" is not a color like #5b3a29.`);
  await sdk.setHairColor(color as ColorValueHex);
}
