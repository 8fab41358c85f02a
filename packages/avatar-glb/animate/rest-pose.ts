import {AnimationClip, Bone, Group, Matrix4, Quaternion, Vector3, type KeyframeTrack, type Object3D} from 'three';
import type {JointName} from '../../../data/skeleton';
import {GlbError} from '../error';
import {jointNamed, type JointAliases} from '../read/joint-names';
import type {Vector} from '../read/matrix';
import {armTurns, type Turn} from '../vrm/t-pose';

/** A skeleton that faces +Z in T-pose, with its joints named as the avatar's. */
export interface RestPose {
  readonly root: Object3D;
  readonly joints: ReadonlyMap<JointName, Bone>;
  /** Names of all bones in the file. */
  readonly boneNames: readonly string[];
  /** Joints of the arms that were rotated into the T-pose. */
  readonly turned: readonly Turn[];
}

/** Names the joints, turns the skeleton to +Z with +Y up, and rotates the arms of an A-pose. Changes the objects. */
export function toRestPose(sources: readonly Object3D[], aliases?: JointAliases): RestPose {
  const root = new Group().add(...sources);
  const boneNames = bonesIn(root).map(({name}) => name);
  const joints = nameJoints(root, aliases);
  const positionOf = (joint: JointName): Vector | undefined => {
    const position = joints.get(joint)?.getWorldPosition(new Vector3()).toArray();
    return position?.every(Number.isFinite) ? position : undefined;
  };
  face(root, positionOf);
  root.updateWorldMatrix(true, true);
  const turned: Turn[] = [];
  for (const {joint, degrees, turn} of armTurns(positionOf).flat()) {
    const bone = joints.get(joint)!;
    const parent = bone.parent!.getWorldQuaternion(new Quaternion());
    const world = new Quaternion().copy(turn as Quaternion);
    bone.quaternion.premultiply(parent).premultiply(world).premultiply(parent.invert());
    bone.updateWorldMatrix(false, true);
    turned.push({joint, degrees});
  }
  return {root, joints, boneNames, turned};
}

function bonesIn(root: Object3D): Object3D[] {
  const bones: Object3D[] = [];
  root.traverse((object) => void (object instanceof Bone && object.name && bones.push(object)));
  return bones;
}

/** The first object of each joint's name: a bone if there is one. Others of that name lose it. */
function nameJoints(root: Object3D, aliases?: JointAliases): Map<JointName, Bone> {
  const found = new Map<JointName, Object3D>();
  const objects: Object3D[] = [];
  root.traverse((object) => void objects.push(object));
  for (const object of objects) {
    const joint = jointNamed(object.name, aliases);
    object.name = '';
    const known = joint && found.get(joint);
    if (joint && (!known || (object instanceof Bone && !(known instanceof Bone)))) found.set(joint, object);
  }
  return new Map(
    [...found].map(([joint, object]) => {
      const bone = object instanceof Bone ? object : asBone(object);
      bone.name = joint;
      return [joint, bone];
    }),
  );
}

/** Some programs write joints as empty objects. */
function asBone(object: Object3D): Bone {
  const bone = new Bone();
  bone.position.copy(object.position);
  bone.quaternion.copy(object.quaternion);
  bone.scale.copy(object.scale);
  bone.add(...object.children);
  object.parent?.add(bone);
  object.removeFromParent();
  return bone;
}

/** Turns the root by right angles, so that the head is up and the left arm at +X. */
function face(root: Object3D, positionOf: (joint: JointName) => Vector | undefined): void {
  root.updateWorldMatrix(true, true);
  const between = (from: JointName, to: JointName): Vector3 | undefined => {
    const [a, b] = [positionOf(from), positionOf(to)];
    return a && b && new Vector3(...b).sub(new Vector3(...a));
  };
  const upward = between('Hips', 'Head') ?? between('Hips', 'Neck') ?? between('LeftFoot', 'Hips');
  const sideward = between('RightUpLeg', 'LeftUpLeg') ?? between('RightArm', 'LeftArm');
  if (!upward || !sideward) return;
  const up = nearestAxis(upward);
  const left = nearestAxis(sideward.projectOnPlane(up));
  root.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(left, up, left.clone().cross(up))).invert();
}

function nearestAxis(vector: Vector3): Vector3 {
  const components = vector.toArray();
  const largest = components.reduce(
    (most, value, axis) => (Math.abs(value) > Math.abs(components[most]!) ? axis : most),
    0,
  );
  return new Vector3().setComponent(largest, Math.sign(components[largest]!) || 1);
}

/** Hips lower than this share of the legs' length are at the origin, and only the clip raises them. */
const lowShare = 0.1;

/**
 * Clips with the joints' names, from 0 seconds on, and with hips above the ground in the rest pose.
 * @throws GlbError `damaged` for keys that aren't numbers in order
 */
export function clipsInRestPose(
  clips: readonly AnimationClip[],
  pose: RestPose,
  aliases?: JointAliases,
): AnimationClip[] {
  liftHips(pose);
  return clips.flatMap((clip) => {
    const tracks = clip.tracks.flatMap((track) => {
      const dot = track.name.lastIndexOf('.');
      const joint = jointNamed(track.name.slice(0, dot), aliases);
      const property = track.name.slice(dot + 1);
      const isUsed = property === 'quaternion' || (property === 'position' && joint === 'Hips');
      if (!joint || !pose.joints.has(joint) || !isUsed) return [];
      refuseKeys(track);
      const renamed = track.clone();
      renamed.name = `${joint}.${property}`;
      return [renamed];
    });
    const start = Math.min(...tracks.map(({times}) => times[0]!));
    tracks.forEach((track) => track.shift(-start));
    const named = new AnimationClip(clip.name, -1, tracks);
    return tracks.length > 0 ? [named] : [];
  });
}

/** Puts the hips on their legs. */
function liftHips({joints}: RestPose): void {
  const hips = joints.get('Hips');
  const height = hips?.getWorldPosition(new Vector3()).y ?? 0;
  const soles = (['LeftToeBase', 'RightToeBase', 'LeftFoot', 'RightFoot'] as const).flatMap(
    (joint) => joints.get(joint)?.getWorldPosition(new Vector3()).y ?? [],
  );
  const legs = height - Math.min(...soles);
  if (hips && soles.length > 0 && Math.abs(height) < legs * lowShare) {
    const position = hips.getWorldPosition(new Vector3()).setY(legs);
    hips.position.copy(hips.parent!.worldToLocal(position));
    hips.updateWorldMatrix(false, true);
  }
}

/** @throws GlbError `damaged` */
function refuseKeys({times, values}: KeyframeTrack): void {
  if (!times.every((time, key) => time >= (key === 0 ? 0 : times[key - 1]!)) || !values.every(Number.isFinite)) {
    throw new GlbError('damaged', "The clip's keys aren't numbers in order. Download or export it again.");
  }
}
