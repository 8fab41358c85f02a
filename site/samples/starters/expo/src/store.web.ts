import type {AvatarExport} from './avatar-export';

const name = 'avatar.glb';

/** The same as `store.ts`, in the browser's cache storage. */
export async function storeAvatar({url}: AvatarExport): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  const glb = await response.blob();
  if ((await glb.slice(0, 4).text()) !== 'glTF') throw new Error("The file isn't a GLB.");
  const cache = await caches.open(name);
  await cache.put(name, new Response(glb));
}

export async function storedAvatar(): Promise<string | undefined> {
  const response = await caches.match(name);
  return response && URL.createObjectURL(await response.blob());
}
