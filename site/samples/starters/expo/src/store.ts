import {File, Paths} from 'expo-file-system';
import type {AvatarExport} from './avatar-export';

const file = new File(Paths.document, 'avatar.glb');

/**
 * Stores the GLB of an export in the app's private folder: its link doesn't last.
 *
 * @throws Error if the download or the move fails, or the file isn't a GLB
 */
export async function storeAvatar({url, urlType}: AvatarExport): Promise<void> {
  // The previous avatar stays until the new file is complete.
  const next = new File(Paths.document, 'avatar.next.glb');
  if (urlType === 'httpURL') {
    await File.downloadFileAsync(url, next, {idempotent: true});
  } else {
    next.write(url.slice(url.lastIndexOf(',') + 1), {encoding: 'base64'});
  }
  const start = (await next.bytes()).subarray(0, 4);
  // Every GLB starts with these four characters. An error page doesn't.
  if (String.fromCharCode(...start) !== 'glTF') throw new Error("The file isn't a GLB.");
  await next.move(file, {overwrite: true});
}

/** A URL of the stored avatar's content, or undefined before the first export. */
export async function storedAvatar(): Promise<string | undefined> {
  return file.exists ? `data:model/gltf-binary;base64,${await file.base64()}` : undefined;
}
