import {saveRender} from './save-render.mjs';

const [id, url] = process.argv.slice(2);
const file = await saveRender({event: 'render.ready', id, status: 'ready', render_url: url});
console.log(file ? `Saved ${file}` : 'There is no open order with this id.');
