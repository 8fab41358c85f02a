import 'server-only';
import {randomUUID} from 'node:crypto';
import {mkdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {requestExport} from './avaturn';

export const isAvatarId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** Where the GLB of an avatar is saved. Use your file storage in production. */
export const avatarFile = (id: string): string => `data/avatars/${id}.glb`;

/** The avatar that was saved last. */
export async function lastSaved(ids: readonly string[]): Promise<string | undefined> {
  let last: {id: string; time: number} | undefined;
  for (const id of ids) {
    const time = (await stat(avatarFile(id)).catch(() => undefined))?.mtimeMs;
    if (time && time > (last?.time ?? 0)) last = {id, time};
  }
  return last?.id;
}

/**
 * Saves the GLB of an avatar.
 * @returns `pending` if it arrives with the webhook `export.ready`
 */
export async function saveAvatar(id: string): Promise<'pending' | 'ready' | 'failed'> {
  const {status, url} = await requestExport(id);
  if (status !== 'ready' || !url) return status;
  // The link is temporary, so the file is downloaded immediately.
  const response = await fetch(url, {signal: AbortSignal.timeout(120_000)});
  if (!response.ok) throw new Error(`The download failed with ${response.status}.`);
  await mkdir('data/avatars', {recursive: true});
  // The page and the webhook can save the same avatar at the same time.
  const part = `${avatarFile(id)}.${randomUUID()}.part`;
  try {
    await writeFile(part, Buffer.from(await response.arrayBuffer()));
    await rename(part, avatarFile(id));
  } finally {
    await rm(part, {force: true});
  }
  return 'ready';
}
