import {api} from './avaturn.mjs';
import {download} from './export.mjs';
import {closeOrder, findOrder} from './orders.mjs';

/** Saves the picture of a `render.ready` event as renders/<id>.<format>. Returns undefined if there is nothing to save. */
export async function saveRender(event) {
  const order = await findOrder(event.id);
  if (order?.kind !== 'render') return undefined;
  if (event.status !== 'ready') {
    await closeOrder(event.id);
    throw new Error(`Avaturn could not render ${event.id}.`);
  }
  const url = new URL(event.render_url);
  // The API uses https, and so must its links. A simulator may use http.
  if (url.protocol !== new URL(api).protocol) throw new Error(`The link of render ${event.id} is not https.`);
  const file = await download(url, `renders/${event.id}.${order.format}`);
  await closeOrder(event.id);
  return file;
}
