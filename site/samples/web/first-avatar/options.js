// #region create
import {AvaturnSDK} from '@avaturn/sdk';

const sdk = new AvaturnSDK();
// #endregion create

/** Opens the creator in an iframe with your own class and name. */
export async function openStyled(container, url) {
  // #region style
  const ready = sdk.init(container, {url, iframeClassName: 'creator-frame'});
  document.querySelector('#avaturn-sdk-iframe')?.setAttribute('title', 'Avatar creator');
  await ready;
  // #endregion style
}

/** Opens the creator with the initial assets of a new avatar. */
export async function openDressed(container, sessionUrl) {
  // #region default-assets
  await sdk.init(container, {
    url: sessionUrl,
    defaultAssets: {overrideSaved: false, assets: ['5f3a9c1e-7b42-4d0c-9a68-2e1d4c7b8f90']},
  });
  // #endregion default-assets
}
