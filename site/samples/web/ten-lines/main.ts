import {AvaturnSDK} from '@avaturn/sdk';
import {showAvatar} from './show-avatar';

const container = document.querySelector<HTMLElement>('#creator')!;
const sdk = new AvaturnSDK();
sdk.on('export', async ({url}) => {
  await showAvatar(url); // a link or a data URL
  sdk.destroy();
});
await sdk.init(container, {url: 'https://demo.avaturn.dev'});
