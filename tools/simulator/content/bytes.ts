/** Downloads a file in a page. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A GLB as a data URL. Encoded in chunks, because a call has a limited number of arguments. */
export function glbDataUrl(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return `data:model/gltf-binary;base64,${btoa(text)}`;
}
