import {DataTexture, EquirectangularReflectionMapping, Mesh, MeshStandardMaterial, type Object3D} from 'three';

/** How meshes differ from the file, for pictures of what goes wrong. */
export interface Change {
  /** Start of the names of the meshes. */
  readonly meshes: string;
  readonly isHidden?: boolean;
  /** Removes the packed texture and sets its values, from 0 to 1. */
  readonly metalness?: number;
  readonly roughness?: number;
  readonly isOpaque?: boolean;
  /** Surrounds the mesh with darkness, as in a scene without an environment. */
  readonly isUnlitByEnvironment?: boolean;
}

/** @throws Error if a change names no mesh of the model */
export function changeMeshes(root: Object3D, changes: readonly Change[]): void {
  for (const change of changes) {
    const meshes: Mesh[] = [];
    root.traverse((object) => {
      if (object instanceof Mesh && object.name.startsWith(change.meshes)) meshes.push(object);
    });
    if (meshes.length === 0) throw new Error(`There is no mesh "${change.meshes}".`);
    for (const mesh of meshes) changeMesh(mesh, change);
  }
}

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

function changeMesh(mesh: Mesh, change: Change): void {
  const {isHidden = false, metalness, roughness, isOpaque, isUnlitByEnvironment} = change;
  mesh.visible = !isHidden;
  if (!(mesh.material instanceof MeshStandardMaterial)) throw new Error(`${mesh.name} has another material.`);
  const material = mesh.material.clone();
  if (metalness !== undefined || roughness !== undefined) {
    Object.assign(material, {metalnessMap: null, roughnessMap: null});
    if (metalness !== undefined) material.metalness = metalness;
    if (roughness !== undefined) material.roughness = roughness;
  }
  if (isOpaque) Object.assign(material, {transparent: false, opacity: 1, alphaTest: 0, depthWrite: true});
  if (isUnlitByEnvironment) material.envMap = darkness();
  mesh.material = material;
}

/** The stage's environment applies to materials without one of their own. */
function darkness(): DataTexture {
  const texture = new DataTexture(new Uint8Array(32 * 16 * 4), 32, 16);
  texture.mapping = EquirectangularReflectionMapping;
  texture.needsUpdate = true;
  return texture;
}
