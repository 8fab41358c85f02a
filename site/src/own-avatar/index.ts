import {useEffect, useState, useSyncExternalStore} from 'react';
import {ownAvatar, subscribe, type OwnAvatar} from './own-avatar';

export type {OwnAvatar};

/** The reader's own avatar, if this browser keeps one. Undefined while the page hydrates. */
export const useOwnAvatar = (): OwnAvatar | undefined =>
  useSyncExternalStore(subscribe, ownAvatar.get, () => undefined);

/**
 * Keeps a GLB, or a .gltf with embedded data, in this browser, instead of an earlier one. Nothing is sent. If the browser
 * doesn't store it, `warning` says so, and the file works until the page is closed.
 *
 * @throws GlbError if the file can't be read or has more than 64 MB; any other error has a message for the reader, too
 */
export const saveOwnAvatar = async (file: File): Promise<void> => (await import('./file')).save(file);

/** Removes the avatar from this browser. */
export const forgetOwnAvatar = async (): Promise<void> => (await import('./file')).forget();

/**
 * A copy of the bytes of the reader's avatar, as a GLB.
 * @throws Error with a message for the reader if the browser has deleted the file
 */
export const loadOwnAvatar = async (): Promise<ArrayBuffer> => (await import('./file')).load();

/**
 * Says what the reader's file has for the row of a table with this anchor, such as `joint-LeftEye`: empty without a file.
 * What it needs loads only with a file.
 */
export function useOwnMarks(): (id: string) => string {
  const own = useOwnAvatar();
  const [marks, setMarks] = useState<typeof import('./marks')>();
  useEffect(() => {
    if (own && !marks) void import('./marks').then(setMarks);
  }, [own, marks]);
  return (id) => (own && marks?.markOf(id, own)) ?? '';
}
