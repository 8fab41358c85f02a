import {randomUUID} from 'node:crypto';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {listAvatars, requestExport, requestRender, setCustomization} from './avaturn.js';
import type {AvaturnEvent} from './queue.js';
import {type Avatar, saveState, state} from './state.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The first assets of an avatar made from photos. The web SDK's `getBodyList` and `getAssetList` return the ids. */
const firstCustomization = {body: 'body_0', assets: {}};

/** Saves the GLB, or notes that it arrives with `export.ready`. */
export async function exportAvatar(id: string, avatar: Avatar): Promise<void> {
  const {status, url} = await requestExport(id);
  if (status === 'ready' && url) await download(url, `data/files/${id}.glb`);
  avatar.status = status === 'ready' ? 'saved' : status === 'failed' ? 'failed' : 'exporting';
  await saveState();
}

/** Requests a picture, which arrives with `render.ready`. */
export async function renderAvatar(id: string, avatar: Avatar, scene: string): Promise<string> {
  const render = await requestRender(id, scene);
  avatar.renders.push(render.id);
  await saveState();
  return render.id;
}

/** @throws Error if the event has to be tried again */
export async function handleEvent(event: AvaturnEvent): Promise<void> {
  const {avatar_id: id} = event;
  const avatar = state.avatars[id];
  // Ids become file names. An avatar that this app doesn't know belongs to another one of the project.
  if (!avatar || !uuid.test(id)) return;
  switch (event.event) {
    case 'avatar.ready':
      return startAvatar(id, avatar);
    case 'export.ready':
      // The event is not signed, so the link comes from the API.
      return exportAvatar(id, avatar);
    case 'render.ready':
      return saveRender(event, avatar);
    default:
      console.warn(`Unknown event ${event.event}`);
  }
}

/** Customizes and exports an avatar that was made from photos. Both need `setCustomization` once. */
async function startAvatar(id: string, avatar: Avatar): Promise<void> {
  const listed = (await listAvatars(state.users[avatar.account]!)).find((one) => one.id === id);
  if (listed?.status === 'failed') {
    avatar.status = 'failed';
    return saveState();
  }
  if (listed?.status !== 'ready') throw new Error(`Avatar ${id} is not ready.`);
  await setCustomization(id, firstCustomization);
  await exportAvatar(id, avatar);
}

async function saveRender({id = '', status, render_url: url}: AvaturnEvent, avatar: Avatar): Promise<void> {
  // The event can arrive before the response that has the id.
  if (!uuid.test(id) || !avatar.renders.includes(id)) throw new Error(`Render ${id} was not requested.`);
  if (status === 'ready' && url) await download(url, `data/files/${id}.png`);
  else console.error(`Avaturn could not draw render ${id}.`);
}

/** Downloads a temporary link. The file gets its name once it is complete. */
async function download(url: string, file: string): Promise<void> {
  const response = await fetch(url, {signal: AbortSignal.timeout(120_000)});
  if (!response.ok) throw new Error(`The download failed with ${response.status}.`);
  await mkdir('data/files', {recursive: true});
  // Two events can download the same file at the same time.
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, Buffer.from(await response.arrayBuffer()));
    await rename(part, file);
  } finally {
    await rm(part, {force: true});
  }
}
