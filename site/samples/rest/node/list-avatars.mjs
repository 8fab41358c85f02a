import {call} from './avaturn.mjs';

const [userId] = process.argv.slice(2);
const avatars = await call('GET', `/users/${encodeURIComponent(userId)}/avatars`, {
  query: {include_not_ready: 'true'},
});
for (const {id, status} of avatars) console.log(id, status);
