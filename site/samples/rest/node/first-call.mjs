import {call} from './avaturn.mjs';

const user = await call('POST', '/users/new');
console.log(`User ${user.id}`);

const session = await call('POST', '/sessions/new', {
  body: {user_id: user.id, config: {type: 'create_or_edit_existing'}},
});
console.log(`Open ${session.url}`);
