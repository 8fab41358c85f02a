import type {AnimationItem, AssetItem, AvaturnSDK, BodyItem, Category} from '@avaturn/sdk';

export interface EditorView {
  readonly assets: readonly AssetItem[];
  /** Asset ids by category; a category without one is empty. */
  readonly worn: Readonly<Record<Category, string>>;
  readonly bodies: readonly BodyItem[];
  readonly body: string;
  readonly animations: readonly AnimationItem[];
  readonly animation: string;
  readonly hairColor: string;
  readonly eyewearColor: string;
}

/** Requests everything sequentially: concurrent calls of the same method share a key in SDK 1.1.4. */
export async function readEditor(sdk: AvaturnSDK): Promise<EditorView> {
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
