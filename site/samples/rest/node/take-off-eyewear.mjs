import {call} from './avaturn.mjs';

const [avatarId] = process.argv.slice(2);
const path = `/avatars/${avatarId}/customization`;

const customization = await call('GET', path);
await call('PUT', path, {
  body: {...customization, assets: {...customization.assets, eyewear: null}},
});
console.log('The avatar wears no eyewear.');
