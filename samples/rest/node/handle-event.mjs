import {readFile} from 'node:fs/promises';
import {setTimeout as wait} from 'node:timers/promises';
import {call} from './avaturn.mjs';
import {exportAvatar} from './export.mjs';
import {closeOrder, findOrder} from './orders.mjs';
import {saveRender} from './save-render.mjs';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order with an id. The event can arrive before the line that stores the order, so this looks twice. */
async function orderOf(id) {
  const order = await findOrder(id);
  if (order) return order;
  await wait(5_000);
  return findOrder(id);
}

export async function handle(event) {
  // Ids become file names and paths below.
  if (!uuid.test(event.avatar_id)) return;

  switch (event.event) {
    case 'avatar.ready': {
      // Only avatars that this server created from photos have an order. Others belong to a user in a session.
      const order = await orderOf(event.avatar_id);
      if (order?.kind !== 'avatar') return;
      const avatars = await call('GET', `/users/${encodeURIComponent(order.userId)}/avatars`, {
        query: {include_not_ready: 'true'},
      });
      const status = avatars.find(({id}) => id === event.avatar_id)?.status;
      if (status === 'failed') {
        console.error(`Avaturn could not build avatar ${event.avatar_id} from its photos.`);
        await closeOrder(event.avatar_id);
        return;
      }
      if (status !== 'ready') throw new Error(`Avatar ${event.avatar_id} is not ready.`);
      await call('PUT', `/avatars/${event.avatar_id}/customization`, {
        body: JSON.parse(await readFile('customization.json', 'utf8')),
      });
      await exportAvatar(event.avatar_id);
      await closeOrder(event.avatar_id);
      return;
    }
    case 'export.ready':
      if (event.status === 'failed') console.error(`The export of ${event.avatar_id} failed.`);
      // Another API call returns a fresh link from a trusted source.
      else await exportAvatar(event.avatar_id);
      return;
    case 'render.ready':
      if (uuid.test(event.id) && (await orderOf(event.id))) await saveRender(event);
      return;
    default:
      console.warn(`Unknown event ${event.event}`);
  }
}
