/** Reads the GLB of an export, whether its url is a link or holds the file itself. */
export async function readGlb(result) {
  const response = await fetch(result.url);
  if (!response.ok) throw new Error(`The GLB could not be read: HTTP ${response.status}.`);
  return new Blob([await response.arrayBuffer()], {type: 'model/gltf-binary'});
}
