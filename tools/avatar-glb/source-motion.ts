import {Vector3, type AnimationClip} from 'three';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import type {Avatar} from './animate/bake';
import type {ClipSource} from './animate/clip-files';
import {posesOver, scaleTo, turnedBy} from './animate/pose';
import type {RestPose} from './animate/rest-pose';
import {parentIn} from './read/skeleton';

/** How a skeleton moves. */
export type Motion = ReturnType<typeof sourceMotion>;

const framesPerSecond = 30;
/** Longer clips have fewer frames per second. */
const maxFrames = 3000;

/** The skeleton of a clip in its own poses, with the avatar's leg length, on the avatar's floor. */
export function sourceMotion(source: ClipSource, clip: AnimationClip, {turn, floor}: RestPose, avatar: Avatar) {
  const count = Math.min(Math.ceil(clip.duration * framesPerSecond), maxFrames);
  const times = Float32Array.from({length: count + 1}, (_, frame) => (frame / count) * clip.duration);
  const poses = posesOver(source, clip, times).map((pose) => turnedBy(pose, turn));
  const scale = scaleTo(avatar.pose, poses[0]!);
  const [[joint, height]] = [...floor] as [[JointName, number]];
  const rise = new Vector3(0, avatar.pose.get(joint)!.position.y - height * scale, 0);
  const facing = avatar.root.quaternion.clone().invert();
  const names = [...source.joints.keys()];
  const parents = names.map((name) => names.indexOf(parentIn(name, source.joints)!));
  const offsets = names.map(() => new Float32Array(poses.length * 3));
  poses.forEach((pose, frame) => {
    const at = names.map((name) =>
      pose.get(name)!.position.clone().multiplyScalar(scale).add(rise).applyQuaternion(facing),
    );
    at.forEach((position, joint) =>
      position
        .clone()
        .sub(at[parents[joint]!] ?? new Vector3())
        .toArray(offsets[joint]!, frame * 3),
    );
  });
  return {
    /** The parent of each joint by index; -1 for a root. */
    parents,
    /** In seconds. */
    times,
    /** For each joint, x, y and z at each time, in meters from its parent. */
    offsets,
  };
}
