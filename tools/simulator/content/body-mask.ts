/** Removes the skin below garments, so that it doesn't show through when a joint bends. */
import type {Document, Node, Primitive} from '@gltf-transform/core';
import {removeDressed} from './document';

/** Texels per side of a mask, which covers the body's UV square. */
const size = 128;

/** Skin meshes that garments cover: the skin of T1, and body and head of T2. */
const skinMeshes = /^(avaturn_body|Body_Mesh|Head_Mesh)$/;

/** One bit for each texel, row by row from v = 0, most significant bit first; 1 hides. */
type BodyMask = Uint8Array;

/**
 * The mask in `asset.extras.bodyMask` of a garment's GLB; undefined without one.
 * @throws Error if it isn't base64 of 128 × 128 bits
 */
export function bodyMaskOf(garment: Document): BodyMask | undefined {
  const {extras} = garment.getRoot().getAsset() as {readonly extras?: {readonly bodyMask?: unknown}};
  if (extras?.bodyMask === undefined) return undefined;
  const mask = Uint8Array.from(atob(String(extras.bodyMask)), (character) => character.charCodeAt(0));
  if (mask.length !== (size * size) / 8)
    throw new Error(`bodyMask has ${mask.length} bytes, not ${(size * size) / 8}.`);
  return mask;
}

/** Removes the skin triangles whose vertices are all in texels that one of the masks hides. */
export function hideSkin(nodes: readonly Node[], masks: readonly BodyMask[]): void {
  if (masks.length === 0) return;
  for (const node of nodes) {
    const mesh = node.getMesh();
    if (!mesh || !(skinMeshes.test(mesh.getName()) || skinMeshes.test(node.getName()))) continue;
    for (const primitive of mesh.listPrimitives()) if (!keepVisible(primitive, masks)) mesh.removePrimitive(primitive);
    if (mesh.listPrimitives().length === 0) removeDressed(node);
  }
}

/** @returns false if nothing of the primitive stays visible */
function keepVisible(primitive: Primitive, masks: readonly BodyMask[]): boolean {
  const uv = primitive.getAttribute('TEXCOORD_0');
  const indices = primitive.getIndices();
  const corners = indices?.getArray();
  if (!uv || !indices || !corners) return true;
  const texel = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)));
  const hidden = Array.from({length: uv.getCount()}, (_, vertex) => {
    const [u = 0, v = 0] = uv.getElement(vertex, []);
    const bit = texel(v) * size + texel(u);
    return masks.some((mask) => (mask[bit >> 3]! & (0x80 >> (bit & 7))) !== 0);
  });
  const isDropped = (corner: number) => {
    const first = corner - (corner % 3);
    return [first, first + 1, first + 2].every((index) => hidden[corners[index]!]);
  };
  const kept = corners.filter((_vertex: number, corner: number) => !isDropped(corner));
  if (kept.length > 0) primitive.setIndices(indices.clone().setArray(kept));
  return kept.length > 0;
}
