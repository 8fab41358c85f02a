/** Mesh compression that VRM 1.0 doesn't support. */
export const draco = 'KHR_draco_mesh_compression';
export const meshopt = 'EXT_meshopt_compression';
/** The ratified form of the same compression. */
export const ratifiedMeshopt = 'KHR_meshopt_compression';
export const compressions: ReadonlyMap<string, string> = new Map([
  [draco, 'Draco'],
  [meshopt, 'meshopt'],
  [ratifiedMeshopt, 'meshopt'],
  ['KHR_mesh_quantization', 'quantization'],
]);

/** Names of the mesh compression in a list of extensions: `meshopt`. */
export const compressionNames = (extensions: readonly string[]): string[] =>
  extensions.flatMap((name) => compressions.get(name) ?? []);

/** Extensions for image formats other than PNG and JPEG. */
export const imageFormats: ReadonlyMap<string, {readonly name: string; readonly type: string}> = new Map([
  ['EXT_texture_webp', {name: 'WebP', type: 'image/webp'}],
  ['EXT_texture_avif', {name: 'AVIF', type: 'image/avif'}],
  ['KHR_texture_basisu', {name: 'KTX2', type: 'image/ktx2'}],
]);

/** Whether a part of the file has an extension, and not only the list of extensions. */
export const isExtensionUsed = (json: unknown, name: string): boolean =>
  JSON.stringify(json).includes(`${JSON.stringify(name)}:`);

export const imageFormatsOf = (extensions: readonly string[]) =>
  extensions.flatMap((name) => imageFormats.get(name) ?? []);
