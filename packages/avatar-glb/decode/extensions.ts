/** Extensions that store meshes in a way that VRM 1.0 does not know. */
export const draco = 'KHR_draco_mesh_compression';
export const meshopt = 'EXT_meshopt_compression';
export const compressions: readonly string[] = [draco, meshopt, 'KHR_mesh_quantization'];

/** Textures of Basis Universal, which browsers can't show. */
export const basis = 'KHR_texture_basisu';

/** Extensions whose images are neither PNG nor JPEG. */
export const imageFormats: Readonly<Record<string, string>> = {
  EXT_texture_webp: 'WebP',
  EXT_texture_avif: 'AVIF',
  [basis]: 'KTX2',
};
