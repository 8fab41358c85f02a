import {AvaturnSDK} from '@avaturn/sdk';

const container = document.querySelector('#creator');
if (!container) throw new Error('The page has no element #creator.');

const sdk = new AvaturnSDK();
sdk.on('export', (result) => {
  console.log('Avatar exported', result);
});

// The simulator. For the real creator, use your project's page, such as 'https://demo.avaturn.dev'.
await sdk.init(container, {url: 'http://127.0.0.1:3100/sandbox/creator/?session=demo'});
console.log('The creator is ready.');
