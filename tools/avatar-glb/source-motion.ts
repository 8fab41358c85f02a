import {Vector3, type AnimationClip} from 'three';
import type {Avatar} from './animate/bake';
import type {ClipSource} from './animate/clip-files';
import {floorOf, legLength, parentIn, posesOver, turnedBy, type Pose} from './animate/pose';
import type {RestPose} from './animate/rest-pose';

/** How a skeleton moves. */
export interface Motion {
  /** The parent of each joint by index; -1 for a root. */
  readonly parents: readonly number[];
  /** In seconds. */
  readonly times: Float32Array;
  /** For each joint, x, y and z at each time, in meters from its parent. */
  readonly offsets: readonly Float32Array[];
}

const framesPerSecond = 30;
/** Longer clips have fewer frames per second. */
const maxFrames = 3000;

/** The skeleton of a clip in its own poses, with the avatar's leg length, on the avatar's floor. */
export function sourceMotion(
  {root, joints}: ClipSource,
  clip: AnimationClip,
  {turn, standing}: RestPose,
  avatar: Avatar,
): Motion {
  const count = Math.min(Math.ceil(clip.duration * framesPerSecond), maxFrames);
  const times = Float32Array.from({length: count + 1}, (_, frame) => (frame / count) * clip.duration);
  const poses = posesOver(root, joints, clip, times).map((pose) => turnedBy(pose, turn));
  const scale = (legLength(avatar.pose) ?? 1) / (legLength(poses[0]!) ?? 1);
  const placeOf = (floor: number, rest?: Pose): Vector3 =>
    (rest?.get('Hips')?.position ?? new Vector3()).clone().setY(floor);
  const origin = placeOf(floorOf(poses, standing).get('LeftFoot')!, standing);
  const home = placeOf(floorOf([avatar.pose], avatar.pose).get('LeftFoot')!, standing && avatar.pose);
  const facing = avatar.root.quaternion.clone().invert();
  const names = [...joints.keys()];
  const parents = names.map((name) => names.indexOf(parentIn(name, joints)!));
  const offsets = names.map(() => new Float32Array(poses.length * 3));
  poses.forEach((pose, frame) => {
    const at = names.map((name) =>
      pose.get(name)!.position.clone().sub(origin).multiplyScalar(scale).add(home).applyQuaternion(facing),
    );
    at.forEach((position, joint) =>
      position
        .clone()
        .sub(at[parents[joint]!] ?? new Vector3())
        .toArray(offsets[joint]!, frame * 3),
    );
  });
  return {parents, times, offsets};
}
