import {GlbError} from '../error';
import {readCompressedView} from './compressed-view';
import {list, name, number, numbers, position, record, text, texts, type Json} from './json';

/**
 * glTF 2.0, parsed leniently: values of a wrong type are dropped, invalid indices are `undefined`, and array positions are
 * kept, so its types are correct for any file. The validator reports the problems.
 */
export type Gltf = ReturnType<typeof readGltf>;
export type GltfNode = Gltf['nodes'][number];
export type Primitive = Gltf['meshes'][number]['primitives'][number];
export type Skin = Gltf['skins'][number];
export type Accessor = Gltf['accessors'][number];
export type Sampler = NonNullable<Gltf['animations'][number]['channels'][number]['sampler']>;

/** @throws GlbError `damaged` if the JSON is not glTF, `version` for glTF 1.0 */
export function readGltf(json: unknown) {
  const root = record(json);
  const version = text(record(root['asset'])['version']);
  if (!/^2\.\d+$/.test(version)) {
    throw version
      ? new GlbError('version', `The file says it is glTF ${name(version.slice(0, 20))}. Export it again as glTF 2.0.`)
      : new GlbError('damaged', 'The file names no glTF version (asset.version). Export it again as glTF 2.0.');
  }
  const items = (of: string): readonly Json[] => list(root[of]);
  const size = (of: string): number => (Array.isArray(root[of]) ? root[of].length : 0);
  const accessors = items('accessors');
  const accessor = (value: unknown): number | undefined => position(value, size('accessors'));
  const nodeList = (value: unknown): number[] => indices(value, size('nodes'));

  return {
    generator: name(record(root['asset'])['generator']),
    scene: position(root['scene'], size('scenes')),
    scenes: items('scenes').map((scene) => ({nodes: nodeList(scene['nodes'])})),
    nodes: items('nodes').map((node) => ({
      name: name(node['name']),
      children: nodeList(node['children']),
      mesh: position(node['mesh'], size('meshes')),
      skin: position(node['skin'], size('skins')),
      /** Sixteen numbers in column order; overrides the three below. */
      matrix: numbers(node['matrix'], 16),
      translation: numbers(node['translation'], 3) ?? [0, 0, 0],
      /** Quaternion x, y, z, w. */
      rotation: numbers(node['rotation'], 4) ?? [0, 0, 0, 1],
      scale: numbers(node['scale'], 3) ?? [1, 1, 1],
      instances: readInstances(record(node['extensions'])['EXT_mesh_gpu_instancing'], accessors),
    })),
    meshes: items('meshes').map((mesh) => ({
      name: name(mesh['name']),
      /** `extras.targetNames`, the convention for the names of morph targets. */
      targetNames: texts(record(mesh['extras'])['targetNames']).map(name),
      primitives: list(mesh['primitives']).map((primitive) => readPrimitive(primitive, accessor, size('materials'))),
    })),
    skins: items('skins').map((skin) => ({
      name: name(skin['name']),
      joints: nodeList(skin['joints']),
      inverseBindMatrices: accessor(skin['inverseBindMatrices']),
    })),
    materials: items('materials').map((material) => readMaterial(material, size('textures'))),
    textures: items('textures').map((texture) => ({image: imageOf(texture, size('images'))})),
    images: items('images').map((image) => ({
      name: name(image['name']),
      mimeType: text(image['mimeType']),
      uri: typeof image['uri'] === 'string' ? image['uri'] : undefined,
      bufferView: position(image['bufferView'], size('bufferViews')),
    })),
    accessors: accessors.map((entry) => ({
      bufferView: position(entry['bufferView'], size('bufferViews')),
      byteOffset: number(entry['byteOffset'], 0),
      componentType: number(entry['componentType'], 0),
      normalized: entry['normalized'] === true,
      count: number(entry['count'], 0),
      type: text(entry['type']),
      sparse: entry['sparse'] === undefined ? undefined : readSparse(record(entry['sparse']), size('bufferViews')),
      /** Only for positions: the corners of their bounding box. */
      min: numbers(entry['min'], 3),
      max: numbers(entry['max'], 3),
    })),
    bufferViews: items('bufferViews').map((view) => ({
      buffer: position(view['buffer'], size('buffers')),
      byteOffset: number(view['byteOffset'], 0),
      byteLength: number(view['byteLength'], 0),
      byteStride: view['byteStride'] === undefined ? undefined : number(view['byteStride'], 0),
      /** Compressed by meshopt: the accessors don't describe the stored bytes. */
      compressed: readCompressedView(record(view['extensions']), size('buffers')),
    })),
    buffers: items('buffers').map((buffer) => ({
      uri: typeof buffer['uri'] === 'string' ? buffer['uri'] : undefined,
      byteLength: number(buffer['byteLength'], 0),
    })),
    animations: items('animations').map((animation) => readAnimation(animation, accessor, size('nodes'))),
    extensionsUsed: [...new Set(texts(root['extensionsUsed']).map(name))],
    extensionsRequired: [...new Set(texts(root['extensionsRequired']).map(name))],
    /** Undefined if the file isn't a VRM. */
    vrm: readVrm(root, size('nodes')),
  };
}

/** Accessors of the transforms at which a node's mesh is drawn, and their number. */
function readInstances(extension: unknown, accessors: readonly Json[]) {
  const attributes = record(record(extension)['attributes']);
  const [translation, rotation, scale] = ['TRANSLATION', 'ROTATION', 'SCALE'].map((name) =>
    position(attributes[name], accessors.length),
  );
  const index = translation ?? rotation ?? scale;
  if (index === undefined) return undefined;
  return {translation, rotation, scale, count: Math.max(0, Math.floor(number(accessors[index]!['count'], 0)))};
}

/** Elements of an accessor that replace those of its buffer view. */
function readSparse(sparse: Json, views: number) {
  const part = (value: unknown) => {
    const {bufferView, byteOffset} = record(value);
    return {bufferView: position(bufferView, views), byteOffset: number(byteOffset, 0)};
  };
  const componentType = number(record(sparse['indices'])['componentType'], 0);
  return {
    count: number(sparse['count'], 0),
    indices: {...part(sparse['indices']), componentType},
    values: part(sparse['values']),
  };
}

function indices(value: unknown, length: number): number[] {
  return (Array.isArray(value) ? value : []).flatMap((item) => position(item, length) ?? []);
}

function readAnimation(animation: Json, accessor: (value: unknown) => number | undefined, nodes: number) {
  const samplers = list(animation['samplers']).map(({input, output, interpolation}) => ({
    input: accessor(input),
    output: accessor(output),
    interpolation: text(interpolation) || 'LINEAR',
  }));
  return {
    name: name(animation['name']),
    channels: list(animation['channels']).map(({target, sampler}) => ({
      node: position(record(target)['node'], nodes),
      path: text(record(target)['path']),
      sampler: samplers[position(sampler, samplers.length) ?? -1],
    })),
    inputs: samplers.flatMap(({input}) => input ?? []),
  };
}

function readPrimitive(primitive: Json, accessor: (value: unknown) => number | undefined, materials: number) {
  const attributes = Object.entries(record(primitive['attributes'])).flatMap(([name, value]) => {
    const index = accessor(value);
    return index === undefined ? [] : [[name, index] as const];
  });
  return {
    /** Accessor index by attribute, such as `POSITION`. */
    attributes: new Map(attributes),
    indices: accessor(primitive['indices']),
    material: position(primitive['material'], materials),
    /** 4 is triangles. */
    mode: number(primitive['mode'], 4),
    morphTargets: list(primitive['targets']).length,
    targetAccessors: list(primitive['targets']).flatMap((target) =>
      Object.values(target).flatMap((value) => accessor(value) ?? []),
    ),
  };
}

function readMaterial(material: Json, textures: number) {
  const pbr = record(material['pbrMetallicRoughness']);
  const slots = {
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
    doubleSided: material['doubleSided'] === true,
    maps: (Object.entries(slots) as [keyof typeof slots, unknown][]).flatMap(([map, slot]) => {
      const texture = position(record(slot)['index'], textures);
      return texture === undefined ? [] : [{map, texture}];
    }),
  };
}

/** The image of a texture. Extensions such as EXT_texture_webp add a second one. */
function imageOf(texture: Json, images: number): number | undefined {
  const sources = [
    texture['source'],
    ...Object.values(record(texture['extensions'])).map((one) => record(one)['source']),
  ];
  return sources.map((source) => position(source, images)).find((index) => index !== undefined);
}

/** The parts that checks need. VRM 1.0 maps bones by name (`VRMC_vrm`); VRM 0.x lists them (`VRM`). */
function readVrm(root: Json, nodes: number) {
  const {VRMC_vrm: current, VRM: older} = record(root['extensions']);
  if (current === undefined && older === undefined) {
    return undefined;
  }
  const vrm = record(current ?? older);
  const bones = record(vrm['humanoid'])['humanBones'];
  const pairs = current
    ? Object.entries(record(bones)).map(([bone, entry]) => [bone, record(entry)['node']] as const)
    : list(bones).map((entry) => [text(entry['bone']), entry['node']] as const);
  return {
    version: current ? ('1.0' as const) : ('0.x' as const),
    bones: new Map(
      pairs.flatMap(([bone, node]) => {
        const index = position(node, nodes);
        return index === undefined ? [] : [[bone, index] as const];
      }),
    ),
    meta: record(vrm['meta']),
  };
}
