import type {PosedPerson} from '../body/person';
import {coveredBy} from './worn';

/** Texels along each side of the mask. */
const size = 128;

/**
 * Which skin an asset hides, by texel of the body's texture: 128 rows of 128 bits, row 0 at v = 0, the highest bit first,
 * as base64. A triangle of the body is hidden if all three corners are.
 */
export function bodyMask(person: PosedPerson, covering: Parameters<typeof coveredBy>[1]): string {
  const hidden = coveredBy(person, covering);
  const bits = new Uint8Array((size * size) / 8);
  const {points, uvs, triangles} = person.kit.skin;
  const texel = (vertex: number) =>
    Math.min(size - 1, Math.floor(uvs[vertex * 2 + 1]! * size)) * size +
    Math.min(size - 1, Math.floor(uvs[vertex * 2]! * size));
  const set = (at: number, value: 0 | 1) => {
    const bit = 0x80 >> (at & 7);
    bits[at >> 3] = value ? bits[at >> 3]! | bit : bits[at >> 3]! & ~bit;
  };
  points.forEach((point, vertex) => hidden.has(point) && set(texel(vertex), 1));
  // Triangles that stay visible keep their texels: where both share one, skin is better than a hole.
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [...triangles.subarray(i, i + 3)];
    if (!corners.every((corner) => hidden.has(points[corner]!)))
      for (const corner of corners) {
        if (!hidden.has(points[corner]!)) set(texel(corner), 0);
      }
  }
  return Buffer.from(bits).toString('base64');
}
