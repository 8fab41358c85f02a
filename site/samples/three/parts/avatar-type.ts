import {Mesh, type Object3D} from 'three';

/** True for an avatar whose face can be animated, after three.js loaded the GLB. */
export function hasFaceAnimation(avatar: Object3D): boolean {
  let found = false;
  avatar.traverse((node) => {
    if (node instanceof Mesh && node.morphTargetDictionary?.jawOpen !== undefined) found = true;
  });
  return found;
}
