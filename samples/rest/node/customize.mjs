import {readFile} from 'node:fs/promises';
import {call} from './avaturn.mjs';

const [avatarId] = process.argv.slice(2);
await call('PUT', `/avatars/${avatarId}/customization`, {
  body: JSON.parse(await readFile('customization.json', 'utf8')),
});
console.log('The customization is set.');
