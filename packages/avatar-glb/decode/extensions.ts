/** Mesh compression that VRM 1.0 doesn't support. */
export const draco = 'KHR_draco_mesh_compression';
export const meshopt = 'EXT_meshopt_compression';
const meshNames: Readonly<Record<string, string>> = {
  [draco]: 'Draco',
  [meshopt]: 'meshopt',
  KHR_mesh_quantization: 'quantization',
};
export const compressions: readonly string[] = Object.keys(meshNames);

/** Names of the mesh compression in a list of extensions: `meshopt`. */
export const compressionNames = (extensions: readonly string[]): string[] =>
  extensions.flatMap((name) => (Object.hasOwn(meshNames, name) ? [meshNames[name]!] : []));

/** Names of the image formats in a list of extensions: `WebP`. */
export const imageFormatNames = (extensions: readonly string[]): string[] =>
  extensions.flatMap((name) => (Object.hasOwn(imageFormats, name) ? [imageFormats[name]!.name] : []));

/** Extensions for image formats other than PNG and JPEG. */
export const imageFormats: Readonly<Record<string, {readonly name: string; readonly type: string}>> = {
  EXT_texture_webp: {name: 'WebP', type: 'image/webp'},
  EXT_texture_avif: {name: 'AVIF', type: 'image/avif'},
  KHR_texture_basisu: {name: 'KTX2', type: 'image/ktx2'},
};
