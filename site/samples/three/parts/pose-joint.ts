import {Bone, Quaternion, type Euler, type Object3D} from 'three';

/** The rest rotations of an avatar's joints, by name. Call it before a pose or a clip changes them. */
export function restRotations(avatar: Object3D): Map<string, Quaternion> {
  const rest = new Map<string, Quaternion>();
  avatar.traverse((node) => {
    if (node instanceof Bone) rest.set(node.name, node.quaternion.clone());
  });
  return rest;
}

/** Rotates a joint from its rest rotation. `turn` is in radians, around the joint's own axes. */
export function poseJoint(joint: Object3D, rest: Quaternion, turn: Euler): void {
  joint.quaternion.copy(rest).multiply(new Quaternion().setFromEuler(turn));
}
