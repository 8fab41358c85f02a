import {
  AnimationClip,
  Quaternion,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
  type KeyframeTrack,
  type Object3D,
} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {ClipSource} from './clip-files';
import {clearances, heightsOf, keyTimes, poseOf, posesOver, scaleTo, turnedBy, type Pose, type Rig} from './pose';
import type {RestPose} from './rest-pose';

/** The avatar's skeleton in its rest pose. */
export interface Avatar extends Rig {
  readonly pose: Pose;
}

/** A joint that no track moves differs by fewer radians because bodies differ, not because of its pose. */
const minPose = 0.1;

/**
 * Rotates the avatar's joints as the clip's, relative to both rest poses. The hips travel by the ratio of the legs, at the
 * height at which the feet are as far from the floor as in the clip.
 */
export function bake(source: ClipSource, clip: AnimationClip, rest: RestPose, avatar: Avatar): AnimationClip {
  const {root, joints, pose} = avatar;
  const times = keyTimes(clip);
  const poses = posesOver(source, clip, times).map((one) => turnedBy(one, rest.turn));
  const scale = scaleTo(pose, poses[0]!);
  const wanted = clearances(poses, rest.floor);
  const floor = heightsOf(pose, rest.floor.keys());
  const moved = avatarJoints.flatMap(({name}) => {
    const [bone, own] = [joints.get(name), rest.rotations.get(name)];
    return bone && own && poses[0]!.has(name)
      ? [{name, bone, own, before: bone.quaternion.clone(), values: [] as number[]}]
      : [];
  });
  const hips = joints.get('Hips')!;
  const before = hips.position.clone();
  const travel: number[] = [];
  poses.forEach((moment, key) => {
    for (const {name, bone, own, values} of moved) {
      const world = moment
        .get(name)!
        .rotation.clone()
        .multiply(own.clone().invert())
        .multiply(pose.get(name)!.rotation);
      const parent = bone.parent!.getWorldQuaternion(new Quaternion());
      bone.quaternion.copy(parent.invert().multiply(world).normalize());
      bone.updateWorldMatrix(false, false);
      values.push(...bone.quaternion.toArray());
    }
    const position = moment.get('Hips')!.position.clone().multiplyScalar(scale);
    const place = () => hips.position.copy(hips.parent!.worldToLocal(position.clone()));
    place();
    position.y += wanted[key]! * scale - clearances([poseOf(avatar)], floor)[0]!;
    travel.push(...place().toArray());
  });
  const tracks = moved.flatMap(({name, before: atRest, values}): KeyframeTrack[] => {
    const track = trackThrough(name, 'quaternion', source, clip);
    const first = new Quaternion().fromArray(values);
    if (!track && first.angleTo(atRest) < minPose) return [];
    return [new QuaternionKeyframeTrack(`${name}.quaternion`, times, values, track?.getInterpolation())];
  });
  const path = trackThrough('Hips', 'position', source, clip);
  if (path) tracks.push(new VectorKeyframeTrack('Hips.position', times, travel, path.getInterpolation()));
  moved.forEach(({bone, before: atRest}) => bone.quaternion.copy(atRest));
  hips.position.copy(before);
  root.updateWorldMatrix(true, true);
  return new AnimationClip(clip.name, -1, tracks).optimize();
}

/** The track that moves a joint, or a node between it and the joint above. */
function trackThrough(joint: JointName, property: string, {joints}: ClipSource, clip: AnimationClip) {
  const objects = new Set<Object3D>(joints.values());
  for (let at: Object3D | null | undefined = joints.get(joint); at; at = at.parent) {
    if (at !== joints.get(joint) && objects.has(at)) return undefined;
    const track = clip.tracks.find(({name}) => name === `${at!.name}.${property}`);
    if (track) return track;
  }
  return undefined;
}
