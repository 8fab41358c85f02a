import {Mesh, type Object3D} from 'three';

/** Sets one morph target, from 0 to 1, on every mesh of the avatar that has it. */
export function setFaceShape(avatar: Object3D, name: string, value: number): void {
  avatar.traverse((node) => {
    if (!(node instanceof Mesh) || !node.morphTargetInfluences) return;
    const index = node.morphTargetDictionary?.[name];
    if (index !== undefined) node.morphTargetInfluences[index] = value;
  });
}
