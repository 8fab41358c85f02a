/** Opens the creator from code that also runs on a server, where the SDK can't be loaded. */
export async function openInBrowser(container, url) {
  // #region import
  const {AvaturnSDK} = await import('@avaturn/sdk');
  // #endregion import
  const sdk = new AvaturnSDK();
  await sdk.init(container, {url});
  return sdk;
}
