import {File, Paths} from 'expo-file-system';
import type {AvatarExport} from './avatar-export';

const file = new File(Paths.document, 'avatar.glb');
const downloaded = new File(Paths.cache, 'avatar.glb');

/**
 * Stores the GLB of an export in the app's private folder: its link doesn't last.
 *
 * @throws Error if the download fails, or isn't a GLB
 */
export async function storeAvatar({url, urlType}: AvatarExport): Promise<void> {
  if (urlType === 'httpURL') {
    await File.downloadFileAsync(url, downloaded, {idempotent: true});
  } else {
    downloaded.write(url.slice(url.lastIndexOf(',') + 1), {encoding: 'base64'});
  }
  const start = (await downloaded.bytes()).subarray(0, 4);
  // Every GLB starts with these four characters. An error page doesn't.
  if (String.fromCharCode(...start) !== 'glTF') throw new Error("The file isn't a GLB.");
  if (file.exists) file.delete();
  downloaded.copy(file);
}

/** A URL of the stored avatar's content, or undefined before the first export. */
export async function storedAvatar(): Promise<string | undefined> {
  return file.exists ? `data:model/gltf-binary;base64,${await file.base64()}` : undefined;
}
