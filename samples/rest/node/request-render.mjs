import {call} from './avaturn.mjs';
import {saveOrder} from './orders.mjs';

const [avatarId, scene = 'common/transparent_half_body', format = 'png'] = process.argv.slice(2);

const render = await call('POST', '/renders/new', {query: {avatar_id: avatarId, scene, format}});
await saveOrder(render.id, {kind: 'render', avatarId, format});
console.log(`Render ${render.id} is ${render.status}.`);
