import {flag, name, numbers, position, record, type Json} from './json';

const textureMaps = ['baseColor', 'metallicRoughness', 'normal', 'occlusion', 'emissive'] as const;

/** @param textures how many the file has */
export function readMaterial(material: Json, textures: number) {
  const pbr = record(material['pbrMetallicRoughness']);
  const slots: Readonly<Record<(typeof textureMaps)[number], unknown>> = {
    baseColor: pbr['baseColorTexture'],
    metallicRoughness: pbr['metallicRoughnessTexture'],
    normal: material['normalTexture'],
    occlusion: material['occlusionTexture'],
    emissive: material['emissiveTexture'],
  };
  return {
    name: name(material['name']),
    alphaMode: name(material['alphaMode']) || 'OPAQUE',
    /** Fourth component of the base color factor. */
    alpha: numbers(pbr['baseColorFactor'], 4)?.[3] ?? 1,
    doubleSided: flag(material['doubleSided']),
    maps: textureMaps.flatMap((map) => {
      const texture = position(record(slots[map])['index'], textures);
      return texture === undefined ? [] : [{map, texture}];
    }),
  };
}

/** The image of a texture. Extensions such as EXT_texture_webp add a second one. */
export function imageOf(texture: Json, images: number): number | undefined {
  const sources = [
    texture['source'],
    ...Object.values(record(texture['extensions'])).map((one) => record(one)['source']),
  ];
  return sources.map((source) => position(source, images)).find((index) => index !== undefined);
}
