import type {SampleAsset} from '@avaturn-docs/platform/sample-models';
import {t1Joints} from '@avaturn-docs/platform/skeleton';
import {makePerson, type PosedPerson} from './body/person';
import {type Model, writeGlb} from './gltf';
import {kit} from './kit';
import {glassesParts} from './wear/glasses';
import {coveredBy, hairParts, outfitPart, shoesPart} from './wear/worn';

/** Texels per side of the mask. */
const size = 128;

/**
 * The skin that an asset hides, by texel of the body's texture: 128 rows of 128 bits, row 0 at v = 0, most significant bit
 * first, as base64. A triangle of the body is hidden if all three corners are.
 */
function bodyMask(hidden: ReadonlySet<number>): string {
  const {points, uvs, triangles} = kit.skin;
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

function worn(person: PosedPerson, {category, style}: SampleAsset): Pick<Model, 'parts' | 'extras'> {
  switch (category) {
    case 'clothing':
      return {parts: [outfitPart(person, style)], extras: {bodyMask: bodyMask(coveredBy({outfit: style}))}};
    case 'footwear':
      return {parts: [shoesPart(person, style)], extras: {bodyMask: bodyMask(coveredBy({shoes: style}))}};
    case 'eyewear':
      return {parts: glassesParts(person, style)};
    case 'hair':
      // Gray, so that the platform's color ramp has the full range.
      return {parts: hairParts(person, style, '#8c8c8c')};
  }
}

/** As the platform requires: on the template body, skinned to its skeleton, in T-pose, with identity transforms. */
export function makeAsset(asset: SampleAsset): Promise<Uint8Array> {
  const person = makePerson(asset.shape);
  return writeGlb({skeleton: person.skeleton, joints: t1Joints, clips: [], ...worn(person, asset)});
}
