import {MathUtils} from 'three/src/math/MathUtils.js';
import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import type {GltfNode} from './gltf';

/** A node's own transform: its matrix, or translation · rotation · scale (glTF 2.0, section 3.5.3). */
export function localMatrix(node: Pick<GltfNode, 'matrix' | 'translation' | 'rotation' | 'scale'>): Matrix4 {
  if (node.matrix) return new Matrix4().fromArray(node.matrix);
  const [translation, scale] = [node.translation, node.scale].map((vector) => new Vector3().fromArray(vector));
  return new Matrix4().compose(translation!, new Quaternion().fromArray(node.rotation), scale!);
}

/** Degrees between two vectors; undefined if one has no length. */
export function angleBetween(a: Vector3, b: Vector3): number | undefined {
  const cosine = a.dot(b) / (a.length() * b.length());
  return Number.isFinite(cosine) ? MathUtils.radToDeg(Math.acos(MathUtils.clamp(cosine, -1, 1))) : undefined;
}
