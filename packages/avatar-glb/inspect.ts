import {arkitMorphTargets} from '../../data/morph-targets';
import {joints as avatarJoints, t1Joints} from '../../data/skeleton';
import type {
  AvatarGuess,
  ClipInfo,
  ImageInfo,
  Inspection,
  JointInfo,
  MaterialInfo,
  MeshInfo,
  TreeNode,
} from './inspection';
import {bytesOfAccessor, bytesOfView, readAccessor} from './read/accessor';
import {boundsOfNode, union} from './read/bounds';
import type {Primitive} from './read/gltf';
import {readImageHeader, type ImageHeader} from './read/image-header';
import {subtract} from './read/matrix';
import {readModel, type Model} from './read/model';

/**
 * Lists the contents of a GLB.
 *
 * @throws GlbError if the bytes cannot be read as a GLB
 */
export function inspect(bytes: Uint8Array): Inspection {
  return inspectModel(readModel(bytes));
}

/** The same for a parsed file. */
export function inspectModel(model: Model): Inspection {
  const {gltf, skeleton} = model;
  const meshes = gltf.meshes.map((_, index) => meshInfo(model, index));
  const allImages = images(model);
  const box = union(gltf.nodes.map((_, node) => boundsOfNode(model, node)));
  const morphTargets = [...new Set(meshes.flatMap((mesh) => mesh.morphTargets))].filter((name) => name !== '');
  return {
    fileBytes: model.fileBytes,
    jsonBytes: model.jsonBytes,
    binBytes: model.bin.byteLength,
    generator: gltf.generator,
    nodes: gltf.nodes.length,
    tree: treeOf(model),
    skins: gltf.skins.length,
    triangles: meshes.reduce((sum, {triangles}) => sum + triangles, 0),
    vertices: meshes.reduce((sum, {vertices}) => sum + vertices, 0),
    drawCalls: meshes.reduce((sum, {primitives, nodes}) => sum + primitives * nodes.length, 0),
    gpu: {
      textures: allImages.reduce((sum, {gpuBytes}) => sum + (gpuBytes ?? 0), 0),
      meshes: bytesOfPrimitives(
        model,
        gltf.meshes.flatMap(({primitives}) => primitives),
      ),
    },
    meshes,
    joints: skeleton.joints.map(({node, name, parent, avatarJoint}): JointInfo => ({
      index: node,
      name,
      parent: parent ?? null,
      known: avatarJoint !== undefined,
    })),
    clips: clips(model),
    materials: materials(model),
    images: allImages,
    extensions: gltf.extensionsUsed.map((name) => ({name, required: gltf.extensionsRequired.includes(name)})),
    morphTargets,
    bounds: box ? {...box, size: subtract(box.max, box.min)} : null,
    avatar: guessAvatar(model, meshes, morphTargets),
    bodySet: {
      value: null,
      reason: "A file doesn't name its body set, v2023 or v2024, and no published number distinguishes them.",
    },
  };
}

function treeOf({gltf, scene, skeleton}: Model): TreeNode[] {
  const joints = new Set(skeleton.joints.map(({node}) => node));
  const children = gltf.nodes.map((): number[] => []);
  const open: {node: number; depth: number}[] = [];
  for (let node = gltf.nodes.length - 1; node >= 0; node -= 1) {
    const parent = scene.parents[node]!;
    // Last first, because the last one is taken from the stack first.
    if (parent === -1) open.push({node, depth: 0});
    else children[parent]!.push(node);
  }
  const tree: TreeNode[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const {node, depth} = next;
    const {name, mesh = null, skin} = gltf.nodes[node]!;
    const shown = skin === undefined ? 'mesh' : 'skinned mesh';
    const kind = mesh === null ? (joints.has(node) ? 'joint' : 'empty') : shown;
    tree.push({index: node, name, depth, kind, mesh});
    open.push(...children[node]!.map((child) => ({node: child, depth: depth + 1})));
  }
  return tree;
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

function meshInfo(model: Model, index: number): MeshInfo {
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
    bytes: bytesOfPrimitives(model, primitives),
    morphTargets: Array.from({length: targets}, (_, target) => targetNames[target] ?? ''),
    materials: [...new Set(primitives.flatMap(({material}) => material ?? []))],
    skinned: nodes.some((node) => gltf.nodes[node]!.skin !== undefined),
    influences: Math.max(0, ...sets) * 4,
    nodes,
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

function clips({gltf, bin}: Model): ClipInfo[] {
  return gltf.animations.map(({name, channels, inputs}, index) => {
    const times = [...new Set(inputs)].flatMap((input) => readAccessor(gltf, bin, input)?.at(-1) ?? []);
    return {
      index,
      name,
      seconds: times.length > 0 ? times.reduce((last, time) => Math.max(last, time), 0) : null,
      channels: channels.length,
      weightChannels: channels.filter(({path}) => path === 'weights').length,
    };
  });
}

function materials({gltf}: Model): MaterialInfo[] {
  return gltf.materials.map(({name, alphaMode, doubleSided, maps}, index) => ({
    index,
    name,
    alphaMode,
    doubleSided,
    maps: maps.map(({map, texture}) => ({map, image: gltf.textures[texture]!.image ?? null})),
  }));
}

function images({gltf, bin}: Model): ImageInfo[] {
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
      width: header?.width ?? null,
      height: header?.height ?? null,
      alpha: header?.alpha ?? null,
      bytes: bytes?.byteLength ?? null,
      gpuBytes: header ? Math.round(header.width * header.height * bytesPerPixel(header) * withMipmaps) : null,
      materials: users.get(index) ?? [],
    };
  });
}

const arkitNames: readonly string[] = Object.values(arkitMorphTargets).flat();
const eyeJoints = avatarJoints.filter(({t2Only}) => t2Only).map(({name}) => name);

/** T2 has eye joints and a face with morph targets; T1 has neither, but all other joints. */
function guessAvatar(
  {gltf, skeleton}: Model,
  meshes: readonly MeshInfo[],
  morphTargets: readonly string[],
): AvatarGuess {
  if (gltf.vrm) {
    return {type: null, summary: `a VRM ${gltf.vrm.version} model`, reasons: []};
  }
  if (meshes.every(({triangles}) => triangles === 0)) {
    return {
      type: null,
      summary: gltf.animations.length > 0 ? 'an animation, not an avatar' : 'no mesh, so not an avatar',
      reasons: ['It has no triangles.'],
    };
  }
  const body = t1Joints.filter(({name}) => skeleton.byName.has(name));
  if (body.length < t1Joints.length) {
    return {
      type: null,
      summary: 'not recognized',
      reasons: [`It has ${body.length} of the ${t1Joints.length} joints that every avatar has.`],
    };
  }
  const eyes = eyeJoints.filter((name) => skeleton.byName.has(name));
  const face = arkitNames.filter((name) => morphTargets.includes(name));
  const reasons = [
    eyes.length > 0 ? `It has the joints ${eyes.join(' and ')}.` : `It has no joint ${eyeJoints.join(' or ')}.`,
    face.length > 0
      ? `It has ${face.length} of the ${arkitNames.length} ARKit morph targets.`
      : 'It has no ARKit morph targets.',
  ];
  if (face.length > 0) {
    return {type: 'T2', summary: 'T2', reasons};
  }
  return eyes.length > 0
    ? {type: null, summary: 'T2-like skeleton without face shapes', reasons}
    : {type: 'T1', summary: 'T1', reasons};
}
