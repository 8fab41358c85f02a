// #region import
import {AvaturnSDK} from 'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/dist/index.js';
// #endregion import

const container = document.querySelector('#creator');
if (!container) throw new Error('The page has no element #creator.');

const sdk = new AvaturnSDK();
sdk.on('export', (result) => {
  console.log('Avatar exported', result);
});

await sdk.init(container, {url: 'https://demo.avaturn.dev'});
console.log('The creator is ready.');
