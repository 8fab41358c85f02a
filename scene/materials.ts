import type {Material, Object3D} from 'three';
import {meshesOf} from './meshes';

/**
 * Prepares a loaded model for this scene. glTF defines the material of a surface, but not its sampling quality.
 *
 * Textures get no anisotropic filtering: it is hardly visible on avatars, and together with smooth edges, it blocks WebKit
 * for a minute without a graphics card.
 */
export function prepareModel(root: Object3D): void {
  for (const mesh of meshesOf(root)) {
    // Culling uses the bounds of the rest pose.
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    for (const material of [mesh.material].flat()) smoothEdges(material);
  }
}

/** Antialiases alpha-tested surfaces such as hair cards by multisampling. */
function smoothEdges(material: Material): void {
  if (material.alphaTest === 0) return;
  material.alphaToCoverage = true;
  // Also blended: otherwise, the edges would be holes in the transparent canvas that show the page.
  material.transparent = true;
  material.forceSinglePass = true;
}
