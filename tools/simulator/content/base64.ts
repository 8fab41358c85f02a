/** A GLB as a data URL. Encoded in chunks, because a call has a limited number of arguments. */
export function glbDataUrl(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return `data:model/gltf-binary;base64,${btoa(text)}`;
}
