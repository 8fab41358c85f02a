/**
 * Contents of two T1 files that Avaturn publishes with its samples: the base model of the Unity SDK and the default model of
 * the three.js example. Measured in the GLB files.
 *
 * File size in bytes, lengths in meters (approximate), textures in pixels per side. `null` means that no source has the
 * textures.
 */
export const measuredAvatars = [
  {
    id: 'unity',
    title: 'Unity example',
    bytes: 3_735_784,
    generator: 'Avaturn.me | Blender',
    extensions: [],
    triangles: 20_528,
    meshes: [
      {
        name: 'avaturn_body',
        vertices: 9_986,
        triangles: 10_385,
        alphaMode: 'OPAQUE',
        textures: [
          {map: 'base color', px: 1024, format: 'JPEG'},
          {map: 'normal', px: 1024, format: 'JPEG'},
          {map: 'metallic-roughness', px: 512, format: 'JPEG'},
        ],
      },
      {
        name: 'avaturn_hair_0',
        vertices: 729,
        triangles: 1_354,
        alphaMode: 'BLEND',
        textures: [
          {map: 'base color', px: 1024, format: 'PNG'},
          {map: 'normal', px: 1024, format: 'JPEG'},
          {map: 'metallic-roughness', px: 512, format: 'JPEG'},
        ],
      },
      {
        name: 'avaturn_shoes_0',
        vertices: 6_018,
        triangles: 3_380,
        alphaMode: 'OPAQUE',
        textures: [
          {map: 'base color', px: 1024, format: 'JPEG'},
          {map: 'normal', px: 1024, format: 'JPEG'},
          {map: 'metallic-roughness', px: 512, format: 'JPEG'},
          {map: 'occlusion', px: 512, format: 'JPEG'},
        ],
      },
      {
        name: 'avaturn_look_0',
        vertices: 3_410,
        triangles: 5_409,
        alphaMode: 'OPAQUE',
        textures: [
          {map: 'base color', px: 1024, format: 'JPEG'},
          {map: 'normal', px: 1024, format: 'JPEG'},
          {map: 'metallic-roughness', px: 1024, format: 'JPEG'},
          {map: 'occlusion', px: 512, format: 'JPEG'},
        ],
      },
    ],
    animation: {name: 'IdleV4.2(maya_head)', seconds: 8.07, channels: 53},
    height: 'about 1.84 m',
    armSpan: 'about 1.77 m',
  },
  {
    id: 'threejs',
    title: 'three.js example',
    bytes: 2_629_056,
    generator: 'Khronos glTF Blender I/O v3.3.27',
    extensions: [],
    triangles: 24_141,
    meshes: [
      {name: 'avaturn_body', vertices: 5_919, triangles: 10_781, alphaMode: 'OPAQUE', textures: null},
      {name: 'avaturn_hair_0', vertices: 1_612, triangles: 1_755, alphaMode: 'MASK', textures: null},
      {name: 'avaturn_hair_1', vertices: 3_917, triangles: 4_001, alphaMode: 'BLEND', textures: null},
      {name: 'avaturn_shoes_0', vertices: 6_036, triangles: 3_380, alphaMode: 'OPAQUE', textures: null},
      {name: 'avaturn_look_0', vertices: 2_548, triangles: 4_224, alphaMode: 'OPAQUE', textures: null},
    ],
    animation: null,
    height: '1.84 to 1.87 m',
    armSpan: 'about 1.77 m',
  },
] as const;

export type MeasuredAvatar = (typeof measuredAvatars)[number];
export type MeasuredMesh = MeasuredAvatar['meshes'][number];
