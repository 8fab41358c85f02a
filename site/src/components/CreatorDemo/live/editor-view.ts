import type {AvaturnSDK} from '@avaturn/sdk';

export type EditorView = Awaited<ReturnType<typeof readEditor>>;

/** Requests everything sequentially: concurrent calls of the same method share a key in SDK 1.1.4. */
export async function readEditor(sdk: AvaturnSDK) {
  return {
    assets: await sdk.getAssetList(),
    worn: await sdk.getActiveAssets(),
    bodies: await sdk.getBodyList(),
    body: (await sdk.getActiveBody()).id,
    animations: await sdk.getAnimationList(),
    animation: (await sdk.getActiveAnimation()).id,
    hairColor: await sdk.getHairColor(),
    eyewearColor: await sdk.getEyewearColor(),
  };
}
