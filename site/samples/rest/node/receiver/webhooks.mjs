import {createHash, timingSafeEqual} from 'node:crypto';
import {save} from './store.mjs';
import {wake} from './worker.mjs';

// #region authenticate
const secret = process.env.WEBHOOK_SECRET;
if (secret !== undefined && secret.length < 32) {
  throw new Error('Set WEBHOOK_SECRET to 32 random letters and digits or more.');
}
const digest = (text) => createHash('sha256').update(text).digest();
const path = digest(`/webhooks/avaturn/${secret}`);

/** Whether a request has the secret path. */
export function isWebhook({method, url}) {
  // timingSafeEqual needs values of the same length, which digests have.
  return secret !== undefined && method === 'POST' && timingSafeEqual(digest(url), path);
}
// #endregion authenticate

// #region body
/** The text of a body; undefined if it is longer than the limit in bytes. */
export async function readBody(request, limit) {
  const chunks = [];
  let size = 0;
  // Without destroyOnReturn, the request stays open for the response.
  for await (const chunk of request.iterator({destroyOnReturn: false})) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
// #endregion body

// #region receive
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stores an event and returns the status of the response. */
export async function receive(request) {
  const body = await readBody(request, 64 * 1024);
  if (body === undefined) return 413;
  const event = parse(body);
  const isRender = event?.event === 'render.ready';
  // Ids become the names of files.
  if (!uuid.test(event?.avatar_id) || (isRender && !uuid.test(event.id))) {
    console.warn("A webhook was rejected: it isn't an event of an avatar.");
    return 400;
  }
  console.log(`${event.event} for avatar ${event.avatar_id}`);
  // Only this event has a link that no call returns. The others say when to call.
  if (isRender) await save(`events/${event.id}.json`, JSON.stringify({...event, received: Date.now()}));
  wake(event.avatar_id);
  return 200;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
// #endregion receive
