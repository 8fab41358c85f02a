import type {AvaturnSDK} from '@avaturn/sdk';

export async function hasSkinCorrection(sdk: AvaturnSDK): Promise<boolean> {
  const value: number | null = await sdk.getSkinToneCorrection();
  // 0.7.0 returned null for no correction; 1.1.0 and later return 0. This line handles both.
  return (value ?? 0) !== 0;
}
