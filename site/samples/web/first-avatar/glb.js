/** Reads the GLB of an export, from a link or a data URL. */
export async function readGlb(result) {
  const response = await fetch(result.url);
  if (!response.ok) throw new Error(`The GLB could not be read: HTTP ${response.status}.`);
  return new Blob([await response.arrayBuffer()], {type: 'model/gltf-binary'});
}
