import {Directory, Filesystem} from '@capacitor/filesystem';

const file = {path: 'avatar.glb', directory: Directory.Data};
const toUrl = (base64: string) => `data:model/gltf-binary;base64,${base64}`;

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1]!);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Stores the GLB of an export in the app's private folder: its link doesn't last.
 *
 * @param url an `httpURL` or a `dataURL`
 * @returns a URL of the stored file's content
 * @throws Error if the download fails, or isn't a GLB
 */
export async function storeAvatar(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  const glb = await response.blob();
  if ((await glb.slice(0, 4).text()) !== 'glTF') throw new Error("The file isn't a GLB.");
  const data = await toBase64(glb);
  await Filesystem.writeFile({...file, data});
  return toUrl(data);
}

/** A URL of the stored avatar's content, or undefined before the first export. */
export async function storedAvatar(): Promise<string | undefined> {
  const {files} = await Filesystem.readdir({path: '', directory: file.directory});
  if (!files.some(({name}) => name === file.path)) return undefined;
  const {data} = await Filesystem.readFile(file);
  return typeof data === 'string' ? toUrl(data) : URL.createObjectURL(data);
}
