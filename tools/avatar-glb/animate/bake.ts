import {
  AnimationClip,
  Quaternion,
  QuaternionKeyframeTrack,
  Vector3,
  VectorKeyframeTrack,
  type KeyframeTrack,
  type Object3D,
} from 'three';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {ClipSource} from './clip-files';
import {
  clearances,
  floorOf,
  keyTimes,
  legLength,
  poseOf,
  posesOver,
  turnedBy,
  type JointObjects,
  type Pose,
} from './pose';
import type {RestPose} from './rest-pose';

/** The avatar's skeleton in its rest pose. */
export interface Avatar {
  readonly root: Object3D;
  readonly joints: JointObjects;
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
  const poses = posesOver(source.root, source.joints, clip, times).map((one) => turnedBy(one, rest.turn));
  const scale = (legLength(pose) ?? 1) / (legLength(poses[0]!) ?? 1);
  const wanted = clearances(poses, floorOf(poses, rest.standing));
  const floor = floorOf([pose], pose);
  const origin = rest.standing?.get('Hips')?.position ?? new Vector3();
  const home = rest.standing ? pose.get('Hips')!.position : new Vector3();
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
    const position = moment.get('Hips')!.position.clone().sub(origin).multiplyScalar(scale).add(home);
    const place = () => hips.position.copy(hips.parent!.worldToLocal(position.clone()));
    place();
    const clearance = clearances([poseOf(root, joints)], floor)[0]!;
    const raise = wanted[key]! * scale - clearance;
    if (Number.isFinite(raise)) position.y += raise;
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
