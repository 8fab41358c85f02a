import {randomUUID} from 'node:crypto';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {call} from './avaturn.mjs';

/** Exports the avatar and saves it as avatars/<id>.glb. Polls for at most ten minutes. */
export async function exportAvatar(avatarId) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const {status, url} = await call('POST', '/exports/new', {query: {avatar_id: avatarId}});
    if (status === 'ready') return download(url, `avatars/${avatarId}.glb`);
    if (status === 'failed') throw new Error(`Avaturn could not export ${avatarId}.`);
    await wait(5_000);
  }
  throw new Error(`The export of ${avatarId} did not end within ten minutes.`);
}

/** Downloads a link. The file gets its name only when it is complete. */
export async function download(url, file) {
  const response = await fetch(url, {signal: AbortSignal.timeout(120_000)});
  if (!response.ok) throw new Error(`The download failed with status ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  await mkdir(dirname(file), {recursive: true});
  // A unique name, because two events can start two downloads of one file.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
  return file;
}
