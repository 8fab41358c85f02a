import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {failureTexts} from '../components/glb-tool/protocol';
import {runJob} from '../components/glb-tool/run-job';
import {ownAvatar, storageKey, type OwnAvatar} from '.';
import {deleteFile, readFile, writeFile} from './stored-file';
import type {ReadFile} from './worker';

/** More would take seconds to open. Avatars have 3 to 15 MB. */
export const maxKeptBytes = 64e6;

/** The bytes of a file that the browser didn't store. */
let unstored: ArrayBuffer | undefined;

/**
 * Keeps a GLB, or a .gltf with embedded data, in this browser, instead of an earlier one. Nothing is sent. If the browser
 * doesn't store it, `warning` says so, and the file works until the page is closed.
 *
 * @throws GlbError if the file can't be read or has more than 64 MB; any other error has a message for the reader, too
 */
export async function saveOwnAvatar(file: File): Promise<void> {
  if (file.size > maxKeptBytes) {
    throw new GlbError(
      'too-large',
      `${file.name} has ${Math.round(file.size / 1e6)} MB; this browser keeps up to ${maxKeptBytes / 1e6} MB. Optimize it first.`,
    );
  }
  const {facts, bytes} = await read(file);
  let own: OwnAvatar = {name: file.name, bytes: bytes.byteLength, facts};
  unstored = undefined;
  try {
    await writeFile(bytes);
    localStorage.setItem(storageKey, JSON.stringify(own));
  } catch (error) {
    await forgetStored();
    own = {...own, warning: warningFor(error)};
    unstored = bytes;
  }
  ownAvatar.set(own);
}

/**
 * A copy of the bytes of the reader's avatar, as a GLB.
 * @throws Error with a message for the reader if the browser has deleted the file
 */
export async function loadOwnAvatar(): Promise<ArrayBuffer> {
  const bytes = unstored?.slice(0) ?? (await readFile().catch(() => undefined));
  if (!bytes) throw new Error('Your avatar is no longer in this browser. Choose its file again.');
  return bytes;
}

/** Removes the avatar from this browser. */
export async function forgetOwnAvatar(): Promise<void> {
  unstored = undefined;
  ownAvatar.set(undefined);
  await forgetStored();
}

/** A browser that denies storage has nothing to forget. */
async function forgetStored(): Promise<void> {
  try {
    localStorage.removeItem(storageKey);
    await deleteFile();
  } catch {}
}

function warningFor(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return `${isFull ? 'This browser has no space left for the file' : 'This browser doesn’t let the site store files'}, so it is kept only until you reload or close the page.`;
}

async function read(file: File): Promise<ReadFile> {
  const end = await runJob<ArrayBuffer, ReadFile>({
    prepare: async () => {
      const request = await file.arrayBuffer();
      return {request, transfer: [request]};
    },
    startWorker: () => new Worker(/* webpackChunkName: "own-avatar-worker" */ new URL('./worker.ts', import.meta.url)),
  });
  if (end.kind === 'done') return end.result;
  if (end.kind === 'refused') throw new GlbError('damaged', `${file.name}: ${end.message}`);
  throw new Error(failureTexts[end.cause]);
}
