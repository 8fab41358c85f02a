import {setTimeout as wait} from 'node:timers/promises';
import {call} from './avaturn.mjs';

const [userId, avatarId] = process.argv.slice(2);

for (;;) {
  const avatars = await call('GET', `/users/${encodeURIComponent(userId)}/avatars`, {
    query: {include_not_ready: 'true'},
  });
  const avatar = avatars.find(({id}) => id === avatarId);
  if (!avatar) throw new Error('This user has no such avatar.');
  console.log(avatar.status);
  if (avatar.status === 'ready') break;
  if (avatar.status === 'failed') throw new Error('The photos could not be used. Take new ones.');
  await wait(15_000);
}
