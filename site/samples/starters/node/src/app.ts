import {createHash, timingSafeEqual} from 'node:crypto';
import {existsSync, mkdirSync} from 'node:fs';
import {serveStatic} from '@hono/node-server/serve-static';
import {type Context, Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {HTTPException} from 'hono/http-exception';
import {createAvatar, createSession, createUser, listAvatars, uploadPhotos} from './avaturn.js';
import {exportAvatar, handleEvent, renderAvatar} from './events.js';
import {type AvaturnEvent, Queue} from './queue.js';
import {type Avatar, saveState, state} from './state.js';

const secret = process.env.WEBHOOK_SECRET ?? '';
if (secret.length < 32) throw new Error('Set WEBHOOK_SECRET in .env to 32 or more random characters.');

const photoFields = ['image-frontal', 'image-side-1', 'image-side-2'];
const digest = (text: string) => createHash('sha256').update(text).digest();

export const queue = new Queue(handleEvent);
export const app = new Hono();

/** Your sign-in identifies the account of a request. The starter has one account. */
const accountOf = (_context: Context): string => 'account-1';

/** Avaturn's user of an account, created on the first call. */
async function userOf(account: string): Promise<string> {
  if (!state.users[account]) {
    state.users[account] = (await createUser()).id;
    await saveState();
  }
  return state.users[account];
}

/** An avatar of this account; undefined for any other id. */
async function ownAvatar(context: Context): Promise<{id: string; avatar: Avatar} | undefined> {
  const account = accountOf(context);
  const id = context.req.param('id') ?? '';
  const known = state.avatars[id];
  if (known) return known.account === account ? {id, avatar: known} : undefined;
  // Avatars from sessions exist on the platform first.
  const listed = await listAvatars(await userOf(account));
  if (!listed.some((one) => one.id === id)) return undefined;
  const avatar: Avatar = {account, status: 'processing', renders: []};
  state.avatars[id] = avatar;
  return {id, avatar};
}

app.post('/api/session', async (context) => {
  const {url} = await createSession(await userOf(accountOf(context)));
  return context.json({url});
});

app.post('/api/photos', bodyLimit({maxSize: 25_000_000}), async (context) => {
  const sent = await context.req.formData();
  const bodyType = sent.get('body-type');
  const photos = photoFields.map((name) => sent.get(name));
  if ((bodyType !== 'male' && bodyType !== 'female') || !photos.every((photo) => photo instanceof File)) {
    return context.json({error: `Send body-type, and ${photoFields.join(', ')} as files.`}, 400);
  }
  const account = accountOf(context);
  const {avatar_id: id, upload_url: uploadUrl} = await createAvatar(await userOf(account));
  // Before the upload, so that avatar.ready always finds it.
  state.avatars[id] = {account, status: 'processing', renders: []};
  await saveState();
  const form = new FormData();
  form.set('body-type', bodyType);
  photoFields.forEach((name, index) => form.set(name, photos[index] as File));
  try {
    await uploadPhotos(uploadUrl, form);
  } catch (error) {
    state.avatars[id].status = 'failed';
    await saveState();
    throw error;
  }
  return context.json({id}, 202);
});

app.get('/api/avatars', (context) => {
  const own = Object.entries(state.avatars).filter(([, {account}]) => account === accountOf(context));
  return context.json(
    own.map(([id, {status, renders}]) => ({
      id,
      status,
      glb: status === 'saved' ? `/files/${id}.glb` : null,
      pictures: renders
        .filter((render) => existsSync(`data/files/${render}.png`))
        .map((render) => `/files/${render}.png`),
    })),
  );
});

app.post('/api/avatars/:id/export', async (context) => {
  const own = await ownAvatar(context);
  if (!own) return context.json({error: 'This account has no such avatar.'}, 404);
  await exportAvatar(own.id, own.avatar);
  return context.json({status: own.avatar.status}, 202);
});

app.post('/api/avatars/:id/render', async (context) => {
  const own = await ownAvatar(context);
  if (!own) return context.json({error: 'This account has no such avatar.'}, 404);
  return context.json({id: await renderAvatar(own.id, own.avatar, 'common/transparent_half_body')}, 202);
});

app.post('/webhooks/avaturn/:secret', bodyLimit({maxSize: 64_000}), async (context) => {
  // timingSafeEqual needs values of the same length, which digests have.
  if (!timingSafeEqual(digest(context.req.param('secret')), digest(secret))) return context.notFound();
  const event = (await context.req.json().catch(() => undefined)) as AvaturnEvent | undefined;
  if (typeof event?.event !== 'string' || typeof event.avatar_id !== 'string') return context.body(null, 400);
  await queue.add(event);
  return context.body(null, 200);
});

// serveStatic warns about a folder that doesn't exist.
mkdirSync('data', {recursive: true});
// File names are random ids. Before production, also check the account here.
app.get('/files/*', serveStatic({root: 'data'}));
app.get('/avaturn-sdk.js', serveStatic({path: 'node_modules/@avaturn/sdk/dist/index.js'}));
app.get('/*', serveStatic({root: 'public'}));

app.onError(async (error, context) => {
  if (error instanceof HTTPException) {
    return context.json({error: await error.getResponse().text()}, error.status);
  }
  // The text stays on the server: it may contain ids.
  console.error(error);
  return context.json({error: 'Try again later.'}, 502);
});
