import {readFileSync} from 'node:fs';
import path from 'node:path';
import {AnimationMixer, Group, Quaternion, Vector3, type Object3D} from 'three';
import {BVHLoader} from 'three/addons/loaders/BVHLoader.js';
import {FBXLoader} from 'three/addons/loaders/FBXLoader.js';
import {describe, expect, it} from 'vitest';
import type {JointName} from '../../../data/skeleton';
import {readModel} from '../read/model';
import {edited} from '../test/edit';
import {around, bvh, walk, type BvhOptions} from '../test/motion';
import {bonesOf, clipsOf, jointNodes} from './gltf-clips';
import {retarget} from './retarget';

const sample = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../../static/models', name)));
const avatar = sample('t1-male.glb');

/** Plays a clip with three.js, and returns world positions at a share of its length. */
type Playback = (share: number) => (joint: string) => Vector3 | undefined;

function playback(
  root: Object3D,
  clip: ReturnType<typeof clipsOf>[number],
  objectOf: (joint: string) => Object3D | undefined,
): Playback {
  const mixer = new AnimationMixer(root);
  mixer.clipAction(clip).play();
  return (share) => {
    mixer.setTime(clip.duration * share);
    root.updateWorldMatrix(true, true);
    return (joint) => objectOf(joint)?.getWorldPosition(new Vector3());
  };
}

function playGlb(bytes: Uint8Array, index = 0): Playback {
  const model = readModel(bytes);
  const joints = jointNodes(model);
  const bones = bonesOf(model, joints);
  const root = new Group().add(...bones.filter(({parent}) => !parent));
  return playback(root, clipsOf(model, bones)[index]!, (joint) => bones[joints.get(joint as JointName) ?? -1]);
}

function playBvh(bytes: Uint8Array, nameOf = (joint: string) => joint, world = new Quaternion()): Playback {
  const {skeleton, clip} = new BVHLoader().parse(new TextDecoder().decode(bytes));
  const root = new Group().add(skeleton.bones[0]!);
  root.quaternion.copy(world).invert();
  return playback(root, clip, (joint) => root.getObjectByName(nameOf(joint)));
}

const segments = ['Left', 'Right'].flatMap((side) =>
  [
    ['Arm', 'ForeArm'],
    ['ForeArm', 'Hand'],
    ['Hand', 'HandMiddle1'],
    ['UpLeg', 'Leg'],
    ['Leg', 'Foot'],
    ['Foot', 'ToeBase'],
  ].map(([from, to]) => [side + from!, side + to!] as const),
);

/** The segment that differs most during the clip, in degrees. Feet differ by the heights of their ankles. */
function difference(source: Playback, result: Playback) {
  let worst = {degrees: 0, joint: '', lowest: Infinity, highest: -Infinity};
  for (let step = 0; step < 12; step += 1) {
    const [before, after] = [source(step / 12), result(step / 12)];
    for (const [from, to] of segments) {
      const [one, other] = [before, after].map((at) => {
        const [start, end] = [at(from), at(to)];
        return start && end && end.sub(start);
      });
      const degrees = one && other ? (one.angleTo(other) * 180) / Math.PI : 0;
      if (degrees > worst.degrees) worst = {...worst, degrees, joint: `${from} at ${step}`};
    }
    const soles = Math.min(...['LeftToeBase', 'RightToeBase'].map((toe) => after(toe)!.y));
    worst.lowest = Math.min(worst.lowest, soles);
    worst.highest = Math.max(worst.highest, soles);
  }
  return worst;
}

const alongX = (joint: string): Quaternion => {
  const side = joint.startsWith('Left') ? 1 : -1;
  if (/Foot|Toe/.test(joint)) return around('y', -90);
  if (/Leg/.test(joint)) return around('z', -90);
  if (/Arm|Hand|Shoulder/.test(joint)) return side === 1 ? new Quaternion() : around('y', 180);
  return around('z', 90);
};
const spread = (joint: string) =>
  /Leg|Foot|Toe/.test(joint) ? around('z', joint.startsWith('Left') ? -20 : 20) : new Quaternion();
const armsDown = (angle: number) => (joint: string) =>
  /Arm|Hand\b|HandM/.test(joint) ? around('z', joint.startsWith('Left') ? angle : -angle) : new Quaternion();
const tPose = () => new Quaternion();

const families: Readonly<Record<string, BvhOptions>> = {
  'in T-pose': {},
  'in A-pose': {axes: armsDown(45)},
  'in I-pose': {axes: armsDown(90)},
  'in inches': {unit: 39.37},
  'in other units': {unit: 5.6},
  'with spread legs': {axes: (joint) => spread(joint).invert()},
  'with bones along X': {axes: alongX},
  'with bones along X, T-pose first': {axes: alongX, frames: [tPose, ...walk]},
  'with Z up': {world: around('x', 90), axes: () => around('x', -90)},
  'facing -Z': {world: around('y', 180), axes: () => around('y', 180)},
  'whose zero pose lies along X': {axes: () => around('z', 90)},
  'whose root has an offset': {rootHeight: 0.95},
};

const judge = async (bytes: Uint8Array, source: Playback, name = 'walk.bvh', index = 0) => {
  const result = await retarget(avatar, [{name, bytes}]);
  return {...difference(source, playGlb(result.avatar, index)), clip: result.clips[0]!};
};

describe('a BVH', () => {
  it.each(Object.keys(families))('%s', async (name) => {
    const bytes = bvh(families[name]);
    const {degrees, lowest, clip} = await judge(bytes, playBvh(bytes, undefined, families[name]!.world));
    expect(degrees).toBeLessThan(5);
    expect(Math.abs(lowest - restHeight)).toBeLessThan(0.02);
    expect(clip.difference).toMatch(/^Largest difference [0-4]° at \w+; soles within [0-3] cm\.$/);
    expect(clip.warning).toBeUndefined();
  });
});

/** Height of the toes on the floor. */
const restHeight = new Vector3(...readModel(avatar).skeleton.positionOf('LeftToeBase')!).y;

/** The skeleton and the clips of the avatar, whose nodes hold a moment of a clip, on a body of other proportions. */
function holdingMotion(legs = 1, arms = 1): Uint8Array {
  const model = readModel(avatar);
  const joints = jointNodes(model);
  const bones = bonesOf(model, joints);
  playback(new Group().add(...bones.filter(({parent}) => !parent)), clipsOf(model, bones)[1]!, () => undefined)(0.3);
  return edited(avatar, (json) => {
    for (const [joint, node] of joints) {
      const share = /Leg|Foot|Hips/.test(joint) ? legs : /Arm|Hand/.test(joint) ? arms : 1;
      const {position, quaternion} = bones[node]!;
      Object.assign(json.nodes[node], {
        translation: position.clone().multiplyScalar(share).toArray(),
        rotation: quaternion.toArray(),
      });
    }
    delete json.meshes;
  });
}

describe('an FBX', () => {
  it('whose nodes hold a frame of motion has the T-pose without rotations', async () => {
    const fixture = path.join(import.meta.dirname, '../../../tests/fixtures/mixamo-walk.fbx');
    const bytes = new Uint8Array(readFileSync(fixture));
    const source = new FBXLoader().parse(bytes.slice().buffer, '');
    const play = playback(source, source.animations[0]!, (joint) => source.getObjectByName(`mixamorig${joint}`));
    const {degrees, clip} = await judge(bytes, play, 'walk.fbx');
    expect(degrees).toBeLessThan(8);
    expect(clip.restPose).toMatch('that without rotations');
  });
});

describe('a GLB whose nodes hold a moment of the clip', () => {
  it('is played unchanged by the same skeleton', async () => {
    const bytes = holdingMotion();
    const {degrees, clip} = await judge(bytes, playGlb(bytes, 1), 'walk.glb', 1);
    expect(degrees).toBeLessThan(0.1);
    expect(clip.restPose).toBe('Rest pose: the avatar’s, whose skeleton the clip has.');
  });

  it('moves a body of other proportions', async () => {
    const bytes = holdingMotion(1.3, 0.8);
    const {degrees, clip} = await judge(bytes, playGlb(bytes, 1), 'walk.glb', 1);
    expect(degrees).toBeLessThan(5);
    expect(clip.restPose).toMatch('because the file holds a frame of motion');
  });
});
