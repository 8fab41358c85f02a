import {Mesh, Texture, type Material, type Object3D} from 'three';

/**
 * Prepares a loaded model for this scene. glTF defines the material of a surface, but not its sampling quality.
 * @param anisotropy samples of a texture that is seen at an angle
 */
export function prepareModel(root: Object3D, anisotropy: number): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    // Skinned meshes are culled by the box of their rest pose.
    object.frustumCulled = false;
    object.castShadow = true;
    object.receiveShadow = true;
    for (const material of [object.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.anisotropy = anisotropy;
      smoothEdges(material);
    }
  });
}

/** Gives alpha-tested surfaces such as hair cards the smooth edges of multisampling. */
function smoothEdges(material: Material): void {
  if (material.alphaTest === 0) return;
  material.alphaToCoverage = true;
  // Blended as well: the edges would otherwise be holes in the transparent canvas, through which the page shines.
  material.transparent = true;
  material.forceSinglePass = true;
}
