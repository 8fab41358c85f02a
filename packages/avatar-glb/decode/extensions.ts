/** Mesh compression that VRM 1.0 doesn't support. */
export const draco = 'KHR_draco_mesh_compression';
export const meshopt = 'EXT_meshopt_compression';
export const compressions: readonly string[] = [draco, meshopt, 'KHR_mesh_quantization'];

/** Extensions for image formats other than PNG and JPEG. */
export const imageFormats: Readonly<Record<string, {readonly name: string; readonly type: string}>> = {
  EXT_texture_webp: {name: 'WebP', type: 'image/webp'},
  EXT_texture_avif: {name: 'AVIF', type: 'image/avif'},
  KHR_texture_basisu: {name: 'KTX2', type: 'image/ktx2'},
};
