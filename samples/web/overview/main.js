import {AvaturnSDK} from '@avaturn/sdk';

const container = document.querySelector('#avaturn');
const sdk = new AvaturnSDK();

sdk.on('export', (result) => {
  console.log(result.avatarId, result.gender, result.bodyId, result.urlType);
});

await sdk.init(container, {url: 'https://demo.avaturn.dev'});
