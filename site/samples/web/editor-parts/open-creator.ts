import {AvaturnSDK} from '@avaturn/sdk';

interface Wardrobe {
  /** Assets that this user may pick. */
  owned: string[];
  /** Initial assets of a new avatar. */
  start: string[];
}

export async function openCreator(container: HTMLElement, sessionUrl: string, wardrobe: Wardrobe) {
  const sdk = new AvaturnSDK();
  sdk.on('load', async () => {
    await sdk.setAvailableAssets(wardrobe.owned);
    const worn = await sdk.getActiveAssets();
    console.log('The avatar wears', worn);
  });
  await sdk.init(container, {
    url: sessionUrl,
    defaultAssets: {overrideSaved: false, assets: wardrobe.start},
  });
  return sdk;
}
