import type {SampleAsset} from '@avaturn-docs/platform/sample-models';
import {t1Joints} from '@avaturn-docs/platform/skeleton';
import {makePerson, type PosedPerson} from './body/person';
import {type Part, writeGlb} from './gltf';
import {glassesParts} from './wear/glasses';
import {type GlassesName, type HairName, type OutfitName, type ShoeName} from './wear/wardrobe';
import {coveredBy, hairParts, named, outfitPart, shoesPart} from './wear/worn';

/** Texels per side of the mask. */
const size = 128;

/**
 * The skin that an asset hides, by texel of the body's texture: 128 rows of 128 bits, row 0 at v = 0, most significant bit
 * first, as base64. A triangle of the body is hidden if all three corners are.
 */
function bodyMask(person: PosedPerson, covering: Parameters<typeof coveredBy>[1]): string {
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

/** As the platform requires: on the template body, skinned to its skeleton, in T-pose, with identity transforms. */
export function makeAsset({category, style, shape}: SampleAsset): Promise<Uint8Array> {
  const person = makePerson(shape);
  const joints = t1Joints.map(({name}) => name);
  const mask = (covering: Parameters<typeof bodyMask>[1]) => ({bodyMask: bodyMask(person, covering)});
  const make = {
    clothing: (outfit: OutfitName) => ({
      parts: named('look', [outfitPart(person, outfit, joints)]),
      extras: mask({outfit}),
    }),
    footwear: (shoes: ShoeName) => ({parts: named('shoes', [shoesPart(person, shoes, joints)]), extras: mask({shoes})}),
    eyewear: (glasses: GlassesName) => ({parts: named('glasses', glassesParts(person, glasses, joints))}),
    // Gray, so that the platform's color ramp has the full range.
    hair: (hair: HairName) => ({parts: named('hair', hairParts(person, hair, '#8c8c8c', joints))}),
  };
  const {parts, extras} = (make[category] as (name: string) => {parts: Part[]; extras?: {bodyMask: string}})(style);
  return writeGlb({skeleton: person.skeleton, joints, parts, clips: [], ...(extras && {extras})});
}
