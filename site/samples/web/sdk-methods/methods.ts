import type {AvaturnSDK, Category, ColorValueHex, EyeColorType} from '@avaturn/sdk';

/** What a sample runs with. */
export interface Around<Values> {
  /** Its `init` has resolved. */
  readonly sdk: AvaturnSDK;
  readonly console: Pick<Console, 'log'>;
  /** What the reader chose, or the values of the sample. */
  readonly values: Values;
}

/** One call of each method. */
export const methods = {
  on({sdk, console}: Around<unknown>) {
    // #region on
    sdk.on('load', () => console.log('ready'));
    sdk.on('export', ({url, urlType}) => console.log(urlType, url.slice(0, 40)));
    // #endregion
  },
  destroy({sdk}: Around<unknown>) {
    // #region destroy
    sdk.destroy();
    document.getElementById('avaturn-sdk-iframe')?.remove();
    // #endregion
  },
  async getAssetList({sdk, console}: Around<unknown>) {
    // #region getAssetList
    const assets = await sdk.getAssetList();
    const footwear = assets.filter((asset) => asset.category === 'footwear');
    console.log(footwear.map((asset) => asset.id));
    // #endregion
  },
  async setAvailableAssets({sdk, console, values}: Around<{category: Category}>) {
    // #region setAvailableAssets
    const assets = await sdk.getAssetList();
    const others = assets.filter((asset) => asset.category !== values.category);
    await sdk.setAvailableAssets(others.map((asset) => asset.id));
    console.log(await sdk.getAssetList());
    // #endregion
  },
  async getActiveAssets({sdk, console}: Around<unknown>) {
    // #region getActiveAssets
    const active = await sdk.getActiveAssets();
    console.log(active.eyewear === '' ? 'no eyewear' : active.eyewear);
    // #endregion
  },
  async setActiveAsset({sdk, console}: Around<unknown>) {
    // #region setActiveAsset
    const [first] = await sdk.getAssetList();
    if (first) await sdk.setActiveAsset(first.id);
    console.log(await sdk.getActiveAssets());
    // #endregion
  },
  async 'setActiveAsset with id'({sdk, console, values}: Around<{id: string}>) {
    // #region setActiveAsset-with-id
    await sdk.setActiveAsset(values.id);
    console.log(await sdk.getActiveAssets());
    // #endregion
  },
  async getBodyList({sdk, console}: Around<unknown>) {
    // #region getBodyList
    const bodies = await sdk.getBodyList();
    console.log(bodies.map(({id, gender}) => `${id}: ${gender}`));
    // #endregion
  },
  async getActiveBody({sdk, console}: Around<unknown>) {
    // #region getActiveBody
    const {id} = await sdk.getActiveBody();
    console.log(id);
    // #endregion
  },
  async setActiveBody({sdk}: Around<unknown>) {
    // #region setActiveBody
    const bodies = await sdk.getBodyList();
    const last = bodies.at(-1);
    if (last) await sdk.setActiveBody(last.id);
    // #endregion
  },
  async 'setActiveBody with id'({sdk, values}: Around<{id: string}>) {
    // #region setActiveBody-with-id
    await sdk.setActiveBody(values.id);
    // #endregion
  },
  async getAnimationList({sdk, console}: Around<unknown>) {
    // #region getAnimationList
    const animations = await sdk.getAnimationList();
    console.log(animations.map(({id, alias}) => alias ?? id));
    // #endregion
  },
  async getActiveAnimation({sdk, console}: Around<unknown>) {
    // #region getActiveAnimation
    const {id} = await sdk.getActiveAnimation();
    console.log(id);
    // #endregion
  },
  async setActiveAnimation({sdk}: Around<unknown>) {
    // #region setActiveAnimation
    const [first] = await sdk.getAnimationList();
    if (first) await sdk.setActiveAnimation(first.id);
    // #endregion
  },
  async 'setActiveAnimation with id'({sdk, values}: Around<{id: string}>) {
    // #region setActiveAnimation-with-id
    await sdk.setActiveAnimation(values.id);
    // #endregion
  },
  async getEyeColor({sdk, console}: Around<unknown>) {
    // #region getEyeColor
    const eyeColor = await sdk.getEyeColor();
    console.log(eyeColor.replaceAll('_', ' '));
    // #endregion
  },
  async setEyeColor({sdk, values}: Around<{color: EyeColorType}>) {
    // #region setEyeColor
    await sdk.setEyeColor(values.color);
    // #endregion
  },
  async getHairColor({sdk}: Around<unknown>) {
    // #region getHairColor
    const hairColor = await sdk.getHairColor();
    document.documentElement.style.setProperty('--hair', hairColor);
    // #endregion
  },
  async setHairColor({sdk, values}: Around<{color: ColorValueHex}>) {
    // #region setHairColor
    await sdk.setHairColor(values.color);
    // #endregion
  },
  async getEyewearColor({sdk, console}: Around<unknown>) {
    // #region getEyewearColor
    const lensColor = await sdk.getEyewearColor();
    console.log(lensColor === 'transparent' ? 'clear lenses' : lensColor);
    // #endregion
  },
  async setEyewearColor({sdk, values}: Around<{color: ColorValueHex | 'transparent'}>) {
    // #region setEyewearColor
    await sdk.setEyewearColor(values.color);
    // #endregion
  },
  async getBodyProportions({sdk, console}: Around<unknown>) {
    // #region getBodyProportions
    const {head, arms, chest} = await sdk.getBodyProportions();
    console.log({head, arms, chest});
    // #endregion
  },
  async setBodyProportions({sdk, values}: Around<{arms: number; head: number}>) {
    // #region setBodyProportions
    await sdk.setBodyProportions('arms', values.arms);
    await sdk.setBodyProportions('head', values.head);
    // #endregion
  },
  async getSkinToneCorrection({sdk, console}: Around<unknown>) {
    // #region getSkinToneCorrection
    const correction = await sdk.getSkinToneCorrection();
    console.log(correction === 0 ? 'as scanned' : correction);
    // #endregion
  },
  async setSkinToneCorrection({sdk, values}: Around<{correction: number}>) {
    // #region setSkinToneCorrection
    await sdk.setSkinToneCorrection(values.correction);
    // #endregion
  },
  async exportAvatar({sdk, console}: Around<unknown>) {
    // #region exportAvatar
    const result = await sdk.exportAvatar();
    const response = await fetch(result.url);
    const glb = await response.arrayBuffer();
    console.log(result.urlType, glb.byteLength);
    // #endregion
  },
  async getAvatarId({sdk, console}: Around<unknown>) {
    // #region getAvatarId
    const {id} = await sdk.getAvatarId();
    console.log(id ?? 'no avatar is open');
    // #endregion
  },
  async init({sdk, console}: Around<unknown>) {
    // #region init
    const container = document.getElementById('avaturn-sdk-container');
    sdk.on('export', (result) => console.log(result.url));
    await sdk.init(container, {url: 'https://demo.avaturn.dev'});
    // #endregion
  },
};
