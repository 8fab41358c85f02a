import {AvaturnSDK} from '@avaturn/sdk';

const container = document.querySelector('#creator');
if (!container) throw new Error('The page has no element #creator.');

const sdk = new AvaturnSDK();
sdk.on('export', (result) => {
  console.log('Avatar exported', result);
});

await sdk.init(container, {url: 'https://demo.avaturn.dev'});
console.log('The creator is ready.');
