import {Mesh, MeshStandardMaterial, type Object3D} from 'three';

/** Leaves of an avatar a bald head of clay, which hair alone is drawn on. */
export function toMannequin(avatar: Object3D): void {
  const meshes: Mesh[] = [];
  avatar.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  for (const mesh of meshes) {
    if (mesh.name === 'Head_Mesh') mesh.material = new MeshStandardMaterial({color: 0xa08e80, roughness: 0.9});
    else mesh.removeFromParent();
  }
}
