import {call} from './avaturn.mjs';

const [userId, avatarId] = process.argv.slice(2);
await call('DELETE', `/users/${encodeURIComponent(userId)}/avatars/${avatarId}`);
console.log('Deleted.');
