import {AnimationMixer, Group, type AnimationClip, Quaternion, Vector3, type Object3D} from 'three';
import {BVHLoader} from 'three/addons/loaders/BVHLoader.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {skeletonOf} from '../animate/gltf-clips';
import {readModel} from '../read/model';

/** Plays a clip with three.js, and returns world positions at a share of its length. */
export type Playback = (share: number) => (joint: string) => Vector3 | undefined;

export function playback(
  root: Object3D,
  clip: AnimationClip,
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

export function playGlb(bytes: Uint8Array, index = 0): Playback {
  const {root, joints, clips} = skeletonOf(readModel(bytes));
  return playback(root, clips()[index]!, (joint) => joints.get(joint as JointName));
}

export function playBvh(bytes: Uint8Array, nameOf = (joint: string) => joint, world = new Quaternion()): Playback {
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
    ['HandPinky1', 'HandIndex1'],
    ['UpLeg', 'Leg'],
    ['Leg', 'Foot'],
    ['Foot', 'ToeBase'],
  ].map(([from, to]) => [side + from!, side + to!] as const),
);

/** The segment that differs most during the clip, in degrees. Feet differ by the heights of their ankles. */
export function difference(source: Playback, result: Playback) {
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
