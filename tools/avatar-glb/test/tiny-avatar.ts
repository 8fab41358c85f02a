import {encode} from 'jpeg-js';
import {PNG} from 'pngjs';
import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints, t1Joints, type JointName} from '@avaturn-docs/platform/skeleton';
import {Edit} from './edit';

/**
 * The smallest files with the structure of an avatar and of an asset: a box for each mesh, the full skeleton in T-pose, and
 * images of a few pixels. They make tests of thousands of files possible; `art` makes realistic ones.
 */
interface TinyMesh {
  readonly name: string;
  /** Center and half extent of the box, in meters. */
  readonly center: readonly [number, number, number];
  readonly half: number;
  readonly material: string;
  readonly alphaMode?: 'MASK' | 'BLEND';
  readonly morphTargets?: readonly string[];
}

const headTargets = [
  ...Object.values(arkitMorphTargets).flat(),
  ...visemes,
  ...extraMorphTargets.map(({name}) => name),
];

const bodyT1: TinyMesh = {name: 'avaturn_body', center: [0, 0.9, 0], half: 0.9, material: 'avaturn_body_material'};
const bodyT2: readonly TinyMesh[] = [
  {name: 'Body_Mesh', center: [0, 0.75, 0], half: 0.75, material: 'Body'},
  {name: 'Head_Mesh', center: [0, 1.65, 0], half: 0.15, material: 'Head', morphTargets: headTargets},
  {
    name: 'EyeAO_Mesh',
    center: [0, 1.7, 0.1],
    half: 0.02,
    material: 'EyeAO',
    alphaMode: 'BLEND',
    morphTargets: ['eyeBlinkLeft', 'eyeBlinkRight'],
  },
];
const look: TinyMesh = {name: 'avaturn_look_0', center: [0, 1, 0], half: 0.5, material: 'avaturn_look_0_material'};

/** The smallest GLB without findings as an export of this type. */
export function tinyAvatar(type: 'T1' | 'T2'): Uint8Array {
  return build(type === 'T2' ? [...bodyT2, look] : [bodyT1, look], type === 'T2' ? joints : t1Joints);
}

/** The smallest GLB without findings as an asset of this category. */
export function tinyAsset(category: 'clothing' | 'footwear' | 'eyewear' | 'hair'): Uint8Array {
  const meshes: Readonly<Record<typeof category, readonly TinyMesh[]>> = {
    clothing: [{name: 'jacket', center: [0, 1.2, 0], half: 0.3, material: 'jacket'}],
    footwear: [{name: 'boots', center: [0, 0.1, 0.05], half: 0.1, material: 'boots'}],
    eyewear: [
      {name: 'frame', center: [0, 1.7, 0.1], half: 0.06, material: 'frame'},
      {name: 'glass', center: [0, 1.7, 0.12], half: 0.04, material: 'lens_clear', alphaMode: 'BLEND'},
    ],
    hair: [{name: 'bob', center: [0, 1.75, 0], half: 0.15, material: 'bob', alphaMode: 'MASK'}],
  };
  return build(meshes[category], t1Joints);
}

/** World positions of joints in meters: a T-pose, facing +Z. Fingers follow in steps of two centimeters. */
const places: Partial<Record<JointName, readonly [number, number, number]>> = {
  Hips: [0, 0.967, 0],
  Spine: [0, 1.07, 0],
  Spine1: [0, 1.19, 0],
  Spine2: [0, 1.33, 0],
  Neck: [0, 1.52, 0],
  Head: [0, 1.62, 0],
  LeftEye: [0.03, 1.7, 0.08],
  LeftShoulder: [0.06, 1.504, 0],
  LeftArm: [0.17, 1.504, 0],
  LeftForeArm: [0.44, 1.504, 0],
  LeftHand: [0.69, 1.504, 0],
  LeftUpLeg: [0.09, 0.92, 0],
  LeftLeg: [0.09, 0.5, 0],
  LeftFoot: [0.09, 0.09, -0.02],
  LeftToeBase: [0.09, 0.02, 0.1],
};

function placeOf(name: JointName): readonly [number, number, number] {
  const left = name.replace(/^Right/, 'Left') as JointName;
  const [x, y, z] = places[left] ?? fingerPlace(left);
  return [name.startsWith('Right') ? -x : x, y, z];
}

function fingerPlace(name: string): readonly [number, number, number] {
  const [, finger = '', part = '1'] = /^LeftHand(\D+)(\d)$/.exec(name) ?? [];
  const fingers = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'];
  return [0.69 + 0.03 * Number(part), 1.504, 0.04 - 0.02 * fingers.indexOf(finger)];
}

function build(meshes: readonly TinyMesh[], skeleton: typeof joints): Uint8Array {
  const edit = new Edit({json: {bufferViews: [], accessors: []}, bin: new Uint8Array(0)});
  const jointNode = new Map(skeleton.map(({name}, index) => [name, index + 1]));
  const nodes = [
    {name: 'Armature', children: [1, ...meshes.map((_, index) => skeleton.length + 1 + index)]},
    ...skeleton.map(({name, parent}) => {
      const [x, y, z] = placeOf(name);
      const [px, py, pz] = parent ? placeOf(parent) : [0, 0, 0];
      const children = skeleton.filter((joint) => joint.parent === name).map((joint) => jointNode.get(joint.name)!);
      return {name, translation: [x - px, y - py, z - pz], ...(children.length > 0 ? {children} : {})};
    }),
    ...meshes.map(({name}, index) => ({name, mesh: index, skin: 0})),
  ];
  const inverseBind = new Float32Array(
    skeleton.flatMap(({name}) => {
      const [x, y, z] = placeOf(name);
      return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1];
    }),
  );
  const inverseBindMatrices = edit.addAccessor(inverseBind, 'MAT4');

  const images = [
    edit.addView(encode({width: 8, height: 8, data: Buffer.alloc(256, 200)}, 80).data),
    edit.addView(PNG.sync.write(new PNG({width: 8, height: 8}))),
  ];
  const materials = meshes.map(({material, alphaMode}) => ({
    name: material,
    pbrMetallicRoughness: {baseColorTexture: {index: alphaMode ? 1 : 0}},
    ...(alphaMode ? {alphaMode} : {}),
  }));

  const vertices = 8;
  const triangles = new Uint16Array([
    0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
  ]);
  const indices = edit.addAccessor(triangles, 'SCALAR');
  const texCoord = edit.addAccessor(new Float32Array(vertices * 2).fill(0.5), 'VEC2');
  const weights = new Float32Array(vertices * 4).map((_, index) => (index % 4 === 0 ? 1 : 0));
  const weight = edit.addAccessor(weights, 'VEC4');
  const joint = edit.addAccessor(new Uint8Array(vertices * 4), 'VEC4');
  const shifts = new Float32Array(vertices * 3).fill(0.01);
  const shift = edit.addAccessor(shifts, 'VEC3', {min: [...shifts.subarray(0, 3)], max: [...shifts.subarray(0, 3)]});

  const meshList = meshes.map(({name, center, half, morphTargets = []}, material) => {
    const corners = Array.from({length: vertices}, (_, corner) =>
      [1, 2, 4].map((bit, axis) => center[axis]! + (corner & bit ? half : -half)),
    );
    const positions = new Float32Array(corners.flat());
    const extremes = (pick: (...values: number[]) => number) =>
      [0, 1, 2].map((axis) => Math.fround(pick(...corners.map((corner) => corner[axis]!))));
    const normals = new Float32Array(
      corners.flatMap((corner) => corner.map((value, axis) => (value > center[axis]! ? 1 : -1) / Math.sqrt(3))),
    );
    const attributes = {
      POSITION: edit.addAccessor(positions, 'VEC3', {min: extremes(Math.min), max: extremes(Math.max)}),
      NORMAL: edit.addAccessor(normals, 'VEC3'),
      TEXCOORD_0: texCoord,
      JOINTS_0: joint,
      WEIGHTS_0: weight,
    };
    const targets = morphTargets.map(() => ({POSITION: shift}));
    return {
      name,
      primitives: [{attributes, indices, material, ...(targets.length > 0 ? {targets} : {})}],
      ...(targets.length > 0 ? {extras: {targetNames: morphTargets}} : {}),
    };
  });

  Object.assign(edit.gltf, {
    asset: {version: '2.0', generator: 'tiny avatar'},
    scene: 0,
    scenes: [{nodes: [0]}],
    nodes,
    meshes: meshList,
    skins: [{joints: skeleton.map(({name}) => jointNode.get(name)!), inverseBindMatrices}],
    materials,
    textures: [{source: 0}, {source: 1}],
    images: [
      {name: 'color', bufferView: images[0], mimeType: 'image/jpeg'},
      {name: 'clip', bufferView: images[1], mimeType: 'image/png'},
    ],
  });
  return edit.finish();
}
