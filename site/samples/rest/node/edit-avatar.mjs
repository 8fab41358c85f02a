import {call} from './avaturn.mjs';

const [userId, avatarId] = process.argv.slice(2);
const {url} = await call('POST', '/sessions/new', {
  body: {user_id: userId, config: {type: 'edit_existing', avatar_id: avatarId}},
});
console.log(`Open ${url}`);
