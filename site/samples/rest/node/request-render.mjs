import {addJob} from './receiver/store.mjs';

const [avatarId, scene = 'common/transparent_half_body', format = 'png'] = process.argv.slice(2);
if (!avatarId) throw new Error('Usage: node request-render.mjs <avatar id> [<scene>] [<format>]');
const id = await addJob({kind: 'render', avatarId, scene, format});
console.log(`The server will save renders/${id}.${format}.`);
