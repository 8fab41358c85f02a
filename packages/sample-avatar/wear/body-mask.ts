import type {PosedPerson} from '../body/person';
import {coveredBy} from './worn';

/** Texels per side of the mask. */
const size = 128;

/**
 * The skin that an asset hides, by texel of the body's texture: 128 rows of 128 bits, row 0 at v = 0, most significant bit
 * first, as base64. A triangle of the body is hidden if all three corners are.
 */
export function bodyMask(person: PosedPerson, covering: Parameters<typeof coveredBy>[1]): string {
  const hidden = coveredBy(person, covering);
  const {points, uvs, triangles} = person.kit.skin;
  const along = (at: number) => Math.min(size - 1, Math.floor(at * size));
  const texel = (vertex: number) => along(uvs[vertex * 2 + 1]!) * size + along(uvs[vertex * 2]!);
  const isHidden = (vertex: number) => hidden.has(points[vertex]!);
  const masked = new Set([...points.keys()].filter(isHidden).map(texel));
  // Visible triangles keep their texels: in a shared texel, skin is better than a hole.
  for (const corner of triangles) if (!isHidden(corner)) masked.delete(texel(corner));
  const bits = new Uint8Array((size * size) / 8);
  for (const at of masked) bits[at >> 3]! |= 0x80 >> (at & 7);
  return Buffer.from(bits).toString('base64');
}
