import {call} from './avaturn.mjs';

const [userId] = process.argv.slice(2);
if (!userId) throw new Error('Usage: node delete-user.mjs <user id>');
await call('DELETE', `/users/${encodeURIComponent(userId)}`);
console.log('Deleted.');
