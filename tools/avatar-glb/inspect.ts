import {Vector3} from 'three/src/math/Vector3.js';
import {guessAvatar} from './avatar-type';
import {bytesOfAccessor, bytesOfView, readAccessor} from './read/accessor';
import {boundsOf} from './read/bounds';
import type {Primitive} from './read/gltf';
import {readImageHeader, type ImageHeader} from './read/image-header';
import {readModel, type Model} from './read/model';

/** Contents of a GLB. Lists keep the order and the indices of the file; a missing name is ''. */
export type Inspection = ReturnType<typeof inspectModel>;

/**
 * Lists the contents of a GLB.
 *
 * @throws GlbError if the bytes cannot be read as a GLB
 */
export function inspect(bytes: Uint8Array): Inspection {
  return inspectModel(readModel(bytes));
}

export function inspectModel(model: Model) {
  const {gltf, skeleton} = model;
  const meshes = gltf.meshes.map((_, index) => meshInfo(model, index));
  const allImages = images(model);
  const triangles = meshes.reduce((sum, mesh) => sum + mesh.triangles * mesh.instances, 0);
  const {box, exact} = boundsOf(model) ?? {};
  const morphTargets = [...new Set(meshes.flatMap((mesh) => mesh.morphTargets))].filter((name) => name !== '');
  return {
    fileBytes: model.fileBytes,
    /** Bytes of the JSON chunk and of the binary chunk. */
    jsonBytes: model.jsonBytes,
    binBytes: model.bin.byteLength,
    generator: gltf.generator,
    nodes: gltf.nodes.length,
    tree: [...treeOf(model)],
    skins: gltf.skins.length,
    /** Triangles that are drawn: those of a mesh count once for each of its nodes and instances. */
    triangles,
    vertices: meshes.reduce((sum, {vertices}) => sum + vertices, 0),
    /** Draw calls for one frame without shadows: one for each primitive of each node. */
    drawCalls: meshes.reduce((sum, {primitives, nodes}) => sum + primitives * nodes.length, 0),
    /** Estimated bytes of GPU memory, with mipmaps and all morph targets. */
    gpu: {
      textures: allImages.reduce((sum, {gpuBytes}) => sum + (gpuBytes ?? 0), 0),
      meshes: bytesOfPrimitives(
        model,
        gltf.meshes.flatMap(({primitives}) => primitives),
      ),
    },
    meshes,
    /** Joints by the indices of their nodes. */
    joints: skeleton.joints.map(({node, name, parent, avatarJoint}) => ({
      index: node,
      name,
      /** The nearest ancestor that is a joint; null for a root. */
      parent: parent ?? null,
      /** Whether an Avaturn skeleton has a joint of this name (with or without Mixamo's prefix). */
      known: avatarJoint !== undefined,
    })),
    clips: clips(model),
    materials: materials(model),
    images: allImages,
    extensions: gltf.extensionsUsed.map((name) => ({name, required: gltf.extensionsRequired.includes(name)})),
    morphTargets,
    /** Bounds of everything visible, in meters, in the pose of the file; null if no vertex can be read. */
    bounds: box
      ? {min: box.min.toArray(), max: box.max.toArray(), exact: exact!, size: box.getSize(new Vector3()).toArray()}
      : null,
    avatar: guessAvatar(model, triangles, morphTargets),
  };
}

/** All nodes, each after its parent. */
function* treeOf({gltf, scene, skeleton}: Model) {
  const joints = new Set(skeleton.joints.map(({node}) => node));
  const children = gltf.nodes.map((): number[] => []);
  const open: {node: number; depth: number}[] = [];
  for (let node = gltf.nodes.length - 1; node >= 0; node -= 1) {
    const parent = scene.parents[node]!;
    // Last first, because the last one is taken from the stack first.
    if (parent === -1) open.push({node, depth: 0});
    else children[parent]!.push(node);
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const {node, depth} = next;
    const {name, mesh = null, skin} = gltf.nodes[node]!;
    const shown = skin === undefined ? 'mesh' : 'skinned mesh';
    const kind = mesh === null ? (joints.has(node) ? 'joint' : 'empty') : shown;
    // `depth` is the number of ancestors, and `mesh` an index into `meshes`.
    yield {index: node, name, depth, kind, mesh};
    open.push(...children[node]!.map((child) => ({node: child, depth: depth + 1})));
  }
}

/** Triangles of a primitive by its mode (glTF 2.0, section 3.7.2.1); 0 for points and lines. */
export function trianglesOf({gltf}: Model, {indices, attributes, mode}: Primitive): number {
  const accessor = gltf.accessors[indices ?? attributes.get('POSITION') ?? -1];
  const count = Math.max(0, accessor?.count ?? 0);
  if (mode === 4) {
    return Math.floor(count / 3);
  }
  return mode === 5 || mode === 6 ? Math.max(0, count - 2) : 0;
}

function meshInfo(model: Model, index: number) {
  const {gltf} = model;
  const {name, primitives, targetNames} = gltf.meshes[index]!;
  const nodes = gltf.nodes.flatMap((node, at) => (node.mesh === index ? [at] : []));
  const targets = Math.max(0, ...primitives.map(({morphTargets}) => morphTargets));
  const sets = primitives.map(
    ({attributes}) => [...attributes.keys()].filter((key) => /^JOINTS_\d+$/.test(key)).length,
  );
  return {
    index,
    name,
    // Primitives may share one vertex buffer, which is counted once.
    vertices: [...new Set(primitives.flatMap(({attributes}) => attributes.get('POSITION') ?? []))].reduce(
      (sum, accessor) => sum + Math.max(0, gltf.accessors[accessor]!.count),
      0,
    ),
    triangles: primitives.reduce((sum, primitive) => sum + trianglesOf(model, primitive), 0),
    primitives: primitives.length,
    /** Uncompressed bytes of vertices, indices and morph targets. */
    bytes: bytesOfPrimitives(model, primitives),
    /** Names; '' for a target without a name. */
    morphTargets: Array.from({length: targets}, (_, target) => targetNames[target] ?? ''),
    /** Indices into `materials`. */
    materials: [...new Set(primitives.flatMap(({material}) => material ?? []))],
    skinned: nodes.some((node) => gltf.nodes[node]!.skin !== undefined),
    /** Joint influences that the vertex format stores: 0, 4, 8 … */
    influences: Math.max(0, ...sets) * 4,
    nodes,
    /** How often the mesh is drawn: once for each node, or for each of its instances. */
    instances: nodes.reduce((sum, node) => sum + (gltf.nodes[node]!.instances?.count ?? 1), 0),
  };
}

/** Primitives may share vertices, which are counted once. */
function bytesOfPrimitives({gltf}: Model, primitives: readonly Primitive[]): number {
  const used = primitives.flatMap(({attributes, indices, targetAccessors}) => [
    ...attributes.values(),
    ...(indices === undefined ? [] : [indices]),
    ...targetAccessors,
  ]);
  return [...new Set(used)].reduce((sum, index) => sum + bytesOfAccessor(gltf.accessors[index]!), 0);
}

/** A full chain of mipmaps adds a third. */
const withMipmaps = 4 / 3;
/** Bytes of a pixel in GPU memory. GPUs keep KTX2 images compressed: 16 bytes for 4 × 4 pixels. */
const bytesPerPixel = (header: ImageHeader): number => (header.format === 'KTX2' ? 1 : 4);

function clips({gltf, bin}: Model) {
  return gltf.animations.map(({name, channels, inputs}, index) => {
    const times = [...new Set(inputs)].flatMap((input) => readAccessor(gltf, bin, input)?.at(-1) ?? []);
    return {
      index,
      name,
      /** Time of the last key; null if it cannot be read. */
      seconds: times.length > 0 ? times.reduce((last, time) => Math.max(last, time), 0) : null,
      channels: channels.length,
      /** Channels that animate morph target weights. */
      weightChannels: channels.filter(({path}) => path === 'weights').length,
    };
  });
}

function materials({gltf}: Model) {
  return gltf.materials.map(({name, alphaMode, doubleSided, maps}, index) => ({
    index,
    name,
    alphaMode,
    doubleSided,
    /** `image` is an index into `images`; null if the texture has none. */
    maps: maps.map(({map, texture}) => ({map, image: gltf.textures[texture]!.image ?? null})),
  }));
}

function images({gltf, bin}: Model) {
  const users = new Map<number, number[]>();
  gltf.materials.forEach(({maps}, material) => {
    for (const image of new Set(maps.flatMap(({texture}) => gltf.textures[texture]!.image ?? []))) {
      users.set(image, [...(users.get(image) ?? []), material]);
    }
  });
  return gltf.images.map(({name, bufferView}, index) => {
    const bytes = bytesOfView(gltf, bin, bufferView);
    const header = bytes && readImageHeader(bytes);
    return {
      index,
      name,
      format: header?.format ?? null,
      /** In pixels; null if the header cannot be read. */
      width: header?.width ?? null,
      height: header?.height ?? null,
      alpha: header?.alpha ?? null,
      /** Bytes in the file; null if the image is stored elsewhere. */
      bytes: bytes?.byteLength ?? null,
      /** Estimated bytes of GPU memory, with mipmaps; null if its size is unknown. */
      gpuBytes: header ? Math.round(header.width * header.height * bytesPerPixel(header) * withMipmaps) : null,
      /** Indices into `materials`. */
      materials: users.get(index) ?? [],
    };
  });
}
