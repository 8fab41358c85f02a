/**
 * Opens the creator with the two callbacks that every page needs.
 *
 * @param {import('@avaturn/sdk').AvaturnSDK} sdk
 * @param {HTMLElement} container
 * @param {string} url A session, or the page of your project.
 */
export async function openCreator(sdk, container, url) {
  // #region start
  sdk
    .on('export', (result) => console.log('exported', result.avatarId))
    .on('error', ({type, message}) => console.error(type, message));

  await sdk.init(container, {url});
  // #endregion start
}

/** @param {import('@avaturn/sdk').AvaturnSDK} sdk */
export function watchLoad(sdk) {
  // #region load
  sdk.on('load', async () => {
    const assets = await sdk.getAssetList();
    console.log(`${assets.length} assets are offered.`);
  });
  // #endregion load
}

/** @param {import('@avaturn/sdk').AvaturnSDK} sdk */
export function watchExport(sdk) {
  // #region export
  sdk.on('export', async (result) => {
    const response = await fetch(result.url);
    const glb = await response.blob();
    console.log(`Avatar ${result.avatarId}: ${glb.size} bytes, body ${result.bodyId}`);
  });
  // #endregion export
}

/** @param {import('@avaturn/sdk').AvaturnSDK} sdk */
export function watchAssets(sdk) {
  // #region asset-set
  sdk.on('assetSet', async (assetId) => {
    const active = await sdk.getActiveAssets();
    console.log(`Changed to ${assetId}`, active);
  });
  // #endregion asset-set
}

/** @param {import('@avaturn/sdk').AvaturnSDK} sdk */
export function watchBody(sdk) {
  // #region body-set
  sdk.on('bodySet', (bodyId) => {
    document.querySelector('#body').textContent = bodyId;
  });
  // #endregion body-set
}

/** @param {import('@avaturn/sdk').AvaturnSDK} sdk */
export function watchHairColor(sdk) {
  // #region change-param
  sdk.on('changeParam', ({key, value}) => {
    if (key === 'hair_color') document.body.style.setProperty('--hair', value);
  });
  // #endregion change-param
}
