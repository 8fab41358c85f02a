import {exportAvatar} from './export.mjs';

const [avatarId] = process.argv.slice(2);
console.log(`Saved ${await exportAvatar(avatarId)}`);
