import type {AssetCategory} from '@avaturn-docs/platform/asset-limits';
import {joints} from '@avaturn-docs/platform/skeleton';
import type {Profile} from '../report';
import {edited, type Edit, type Gltf} from './edit';
import {tinyAsset, tinyAvatar} from './tiny-avatar';

/** A file that breaks exactly one rule. */
interface BrokenFile {
  readonly rule: string;
  readonly profile: Profile;
  readonly make: () => {readonly file: Uint8Array; readonly avatar?: Uint8Array};
}

function broken(rule: string, of: AssetCategory | 'T1' | 'T2', change: (edit: Edit) => void): BrokenFile {
  const isAvatar = of === 'T1' || of === 'T2';
  return {
    rule,
    profile: isAvatar ? 'export' : of,
    make: () => ({file: edited(isAvatar ? tinyAvatar(of) : tinyAsset(of), (_, edit) => change(edit))}),
  };
}

/** The smallest VRM 1.0 model, with a change to its extension. */
function brokenVrm(rule: string, change: (vrm: Gltf) => void): BrokenFile {
  const {make} = broken(rule, 'T1', (edit) => {
    const bones = joints.flatMap(({name, vrm, t2Only}) => (t2Only ? [] : [[vrm, {node: edit.nodeIndex(name)}]]));
    const vrm = {
      specVersion: '1.0',
      meta: {name: 'Sample', authors: ['An author'], licenseUrl: 'https://vrm.dev/licenses/1.0/'},
      humanoid: {humanBones: Object.fromEntries(bones)},
    };
    change(vrm);
    edit.gltf.extensionsUsed = ['VRMC_vrm'];
    edit.gltf.extensions = {VRMC_vrm: vrm};
  });
  return {rule, profile: 'vrm', make};
}

function unbind({gltf}: Edit): void {
  gltf.nodes.forEach((node: Gltf) => delete node.skin);
  for (const primitive of gltf.meshes.flatMap((mesh: Gltf) => mesh.primitives)) {
    delete primitive.attributes.JOINTS_0;
    delete primitive.attributes.WEIGHTS_0;
  }
}

/** A quaternion around the Z axis. */
function turnByZ(degrees: number): number[] {
  const half = (degrees * Math.PI) / 360;
  return [0, 0, Math.sin(half), Math.cos(half)];
}

function clip(edit: Edit, node: string, path: 'translation' | 'weights', width: number): void {
  const input = edit.addAccessor(new Float32Array([0, 1]), 'SCALAR', {min: [0], max: [1]});
  const output = edit.addAccessor(new Float32Array(2 * width), path === 'weights' ? 'SCALAR' : 'VEC3');
  const channels = [{sampler: 0, target: {node: edit.nodeIndex(node), path}}];
  edit.gltf.animations = [{name: 'avaturn_animation', channels, samplers: [{input, output}]}];
}

const halfTurn = Math.SQRT1_2;

/** One for each rule, in the same order. */
export const brokenFiles: readonly BrokenFile[] = [
  broken('gltf-valid', 'T1', ({gltf}) => {
    gltf.accessors[gltf.meshes[0].primitives[0].attributes.POSITION].max[1] += 1;
  }),
  broken('mesh', 'T1', ({gltf}) => {
    delete gltf.meshes;
    for (const node of gltf.nodes) {
      delete node.mesh;
      delete node.skin;
    }
  }),
  broken('self-contained', 'clothing', ({gltf}) => {
    gltf.images[0] = {name: gltf.images[0].name, uri: 'color.jpg'};
  }),
  broken('extensions', 'clothing', ({gltf}) => {
    gltf.extensionsUsed = ['KHR_materials_clearcoat'];
    gltf.materials[0].extensions = {KHR_materials_clearcoat: {clearcoatFactor: 1}};
  }),
  broken('asset-clip', 'clothing', (edit) => clip(edit, 'Hips', 'translation', 3)),
  broken('asset-morph-targets', 'clothing', ({gltf}) => {
    const [primitive] = gltf.meshes[0].primitives;
    primitive.targets = [{POSITION: primitive.attributes.POSITION}];
  }),
  broken('asset-alone', 'clothing', ({gltf}) => (gltf.meshes[0].name = 'avaturn_body')),
  broken('triangles', 'clothing', (edit) => edit.addTriangles(7001)),
  broken('triangles-beside-sample', 'hair', (edit) => edit.addTriangles(20_000)),
  broken('texture-size', 'clothing', (edit) => edit.replaceImage(2048, 2048)),
  broken('texture-size-footwear', 'footwear', (edit) => edit.replaceImage(1024, 1024)),
  broken('texture-shape', 'clothing', (edit) => edit.replaceImage(60, 30)),
  broken('influences', 'clothing', (edit) => {
    for (const primitive of edit.gltf.meshes.flatMap((mesh: Gltf) => mesh.primitives)) {
      const {count} = edit.gltf.accessors[primitive.attributes.POSITION];
      primitive.attributes.JOINTS_1 = edit.addAccessor(new Uint8Array(count * 4), 'VEC4');
      primitive.attributes.WEIGHTS_1 = edit.addAccessor(new Float32Array(count * 4), 'VEC4');
    }
  }),
  broken('texture-maps', 'clothing', (edit) => {
    edit.gltf.materials[0].emissiveTexture = {index: edit.baseColorTexture()};
  }),
  broken('materials-opaque', 'clothing', (edit) => edit.addMaterial({name: 'lining'})),
  broken('materials-blend', 'hair', (edit) => {
    edit.replaceImage(8, 8);
    edit.gltf.materials[0].alphaMode = 'BLEND';
    delete edit.gltf.materials[0].alphaCutoff;
    edit.addMaterial({name: 'fringe'});
  }),
  broken('materials-eyewear', 'eyewear', (edit) => edit.addMaterial({name: 'screws'})),
  broken('lens-material', 'eyewear', (edit) => (edit.lens().name = 'glass')),
  broken('lens-translucent', 'eyewear', (edit) => (edit.lens().alphaMode = 'OPAQUE')),
  broken('material-name-spelling', 'eyewear', (edit) => (edit.lens().name = 'Lens_clear')),
  broken('material-name-elsewhere', 'clothing', ({gltf}) => (gltf.materials[0].name = 'ribbon_no_ramp')),
  broken('alpha-unused', 'clothing', ({gltf}) => {
    gltf.materials[0].alphaMode = 'MASK';
    delete gltf.materials[0].pbrMetallicRoughness.baseColorTexture;
  }),
  broken('skinned', 'clothing', unbind),
  broken('skinned-head', 'eyewear', unbind),
  broken('joints-complete', 'T1', (edit) => edit.removeJoint('LeftHandPinky3')),
  broken('asset-joints-complete', 'clothing', (edit) => edit.removeJoint('LeftHandPinky3')),
  broken('joint-names', 'T1', (edit) => edit.addJoint('LeftHandPinky4', 'LeftHandPinky3')),
  broken('joint-prefix', 'T1', ({gltf}) => {
    for (const joint of gltf.skins[0].joints) {
      gltf.nodes[joint].name = `mixamorig:${gltf.nodes[joint].name}`;
    }
  }),
  broken('joint-unique', 'clothing', (edit) => edit.addJoint('LeftHand', 'LeftHand')),
  broken('one-skeleton', 'T1', (edit) => delete edit.node('avaturn_look_0').skin),
  broken('joint-hierarchy', 'T1', (edit) => {
    const leg = edit.nodeIndex('LeftUpLeg');
    edit.node('Hips').children = edit.node('Hips').children.filter((child: number) => child !== leg);
    edit.node('Spine').children.push(leg);
  }),
  {
    rule: 'template-skeleton',
    profile: 'clothing',
    make: () => ({
      file: tinyAsset('clothing'),
      avatar: edited(tinyAvatar('T1'), (gltf, edit) => {
        gltf.materials[0].alphaMode = 'MASK';
        edit.replaceImage(8, 8);
        edit.node('Hips').translation[1] += 0.05;
      }),
    }),
  },
  broken('units', 'T1', (edit) => (edit.node('Armature').scale = [100, 100, 100])),
  broken('up-axis', 'T1', (edit) => (edit.node('Armature').rotation = [-halfTurn, 0, 0, halfTurn])),
  broken('facing', 'T1', (edit) => (edit.node('Armature').rotation = [0, 1, 0, 0])),
  broken('t-pose', 'T1', (edit) => {
    edit.node('LeftArm').rotation = turnByZ(-45);
    edit.node('RightArm').rotation = turnByZ(45);
  }),
  broken('floor', 'T1', (edit) => (edit.node('Armature').translation = [0, 0.3, 0])),
  broken('centered', 'T1', (edit) => (edit.node('Armature').translation = [0.98, 0, 0])),
  broken('transforms', 'clothing', ({gltf}) => {
    gltf.nodes.find((node: Gltf) => node.mesh !== undefined).translation = [0, 0.1, 0];
  }),
  broken('position', 'eyewear', (edit) => (edit.node('Hips').translation[1] -= 1)),
  broken('morph-target-names', 'T2', (edit) => delete edit.mesh('EyeAO_Mesh').extras),
  broken('face-shapes', 'T2', ({gltf}) => {
    for (const {extras} of gltf.meshes) {
      if (extras?.targetNames) {
        extras.targetNames = extras.targetNames.map((name: string) => (name === 'viseme_aa' ? 'viseme_AA' : name));
      }
    }
  }),
  broken('eye-joints', 'T2', (edit) => edit.removeJoint('LeftEye')),
  broken('eye-shell', 'T2', (edit) => {
    delete edit.gltf.materials[edit.mesh('EyeAO_Mesh').primitives[0].material].alphaMode;
  }),
  broken('clip-weights', 'T2', (edit) =>
    clip(edit, 'Head_Mesh', 'weights', edit.mesh('Head_Mesh').primitives[0].targets.length),
  ),
  {
    rule: 'body-mask',
    profile: 'clothing',
    make: () => ({file: tinyAsset('clothing'), avatar: tinyAvatar('T1')}),
  },
  brokenVrm('vrm-humanoid', ({humanoid}) => delete humanoid.humanBones.leftHand),
  brokenVrm('vrm-meta', ({meta}) => (meta.authors = [])),
  {
    ...broken('humanoid-units', 'T1', (edit) => (edit.node('Armature').scale = [100, 100, 100])),
    profile: 'gltf',
  },
  {
    ...broken('humanoid-names', 'T1', ({gltf}) =>
      gltf.nodes.forEach((node: Gltf, at: number) => (node.name = `b${at}`)),
    ),
    profile: 'gltf',
  },
];

export const brokenFile = (rule: string): ReturnType<BrokenFile['make']> =>
  brokenFiles.find((one) => one.rule === rule)!.make();
