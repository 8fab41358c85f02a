import type {AnimationItem, AssetItem, AvaturnSDK, BodyItem, Category} from '@avaturn/sdk';

/** What there is to choose, and what is chosen, as the SDK tells it. */
export interface EditorView {
  readonly assets: readonly AssetItem[];
  /** Asset ids by category; empty where nothing is on. */
  readonly worn: Readonly<Record<Category, string>>;
  readonly bodies: readonly BodyItem[];
  readonly body: string;
  readonly animations: readonly AnimationItem[];
  readonly animation: string;
  readonly hairColor: string;
  readonly eyewearColor: string;
}

/** Asks for everything, one after the other: two calls of one method at once would share a key in SDK 1.1.4. */
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
