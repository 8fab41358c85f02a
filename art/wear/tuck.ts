import {pointNormals} from '../body/attributes';
import type {Layer, PosedPerson} from '../body/person';
import {kit} from '../kit';
import {remember} from '../remember';
import {clothLayer} from './cloth-layer';

/** Distance that points keep from others, the range in which others count, and the maximum movement, in meters. */
interface Clearance {
  readonly gap: number;
  readonly reach: number;
  readonly deepest: number;
}

/** Skin stays below cloth, and moves further at the neck, where collars touch it. */
const atNeck: Clearance = {gap: 0.005, reach: 0.03, deepest: 0.014};
const onArms: Clearance = {gap: 0.006, reach: 0.026, deepest: 0.012};
/** Half the width of the neck, in meters. */
const neckWidth = 0.15;

/** How far the point `at` has to move against its normal to be below all `others`; with `side` -1, along it to be above. */
function wayOff(
  points: Float32Array,
  normals: Float32Array,
  at: number,
  others: Float32Array,
  {gap: wanted, reach, deepest: limit}: Clearance,
  side: 1 | -1,
): number {
  let deepest = 0;
  for (let i = 0; i < others.length; i += 3) {
    const [x, y, z] = [others[i]! - points[at]!, others[i + 1]! - points[at + 1]!, others[i + 2]! - points[at + 2]!];
    const squared = x * x + y * y + z * z;
    if (squared > reach * reach) continue;
    const above = side * (x * normals[at]! + y * normals[at + 1]! + z * normals[at + 2]!);
    const aside = Math.sqrt(Math.max(0, squared - above * above));
    deepest = Math.max(deepest, (wanted - above) * Math.min(1, 2 - (2 * aside) / reach));
  }
  return Math.min(deepest, limit) * side;
}

/** Hair lies on the skin of the head, and on cloth where it hangs. */
const onSkin: Clearance = {gap: 0.0015, reach: 0.01, deepest: 0.008};
const onCloth: Clearance = {gap: 0.01, reach: 0.045, deepest: 0.045};

/** Moves points of hair along their normals, out of the skin and out of the person's own clothes. */
export function liftHair(person: PosedPerson, points: Float32Array, normals: Float32Array): void {
  const {base, skeleton} = person;
  const neck = skeleton.get('Neck')!.mesh.to[1];
  const places = (wanted: Iterable<number>) =>
    Float32Array.from([...new Set(wanted)].flatMap((point) => [...base.points.subarray(point * 3, point * 3 + 3)]));
  const head = places(kit.skin.points).filter((_, i, all) => all[i - (i % 3) + 1]! > neck);
  const cloth = ownCloth(person);
  // On shoulders, hair would spread to the sides.
  const back = normals.map((value, i) => (i % 3 === 0 ? value * 0.25 : value));
  for (let at = 0; at < points.length; at += 3) {
    const isHigh = points[at + 1]! > neck + 0.04;
    const ways = isHigh ? normals : back;
    const way = wayOff(points, ways, at, isHigh ? head : cloth, isHigh ? onSkin : onCloth, -1);
    for (let axis = 0; axis < 3; axis++) points[at + axis]! -= ways[at + axis]! * way;
  }
}

const ownCloth = (person: PosedPerson): Float32Array => clothLayer(person, person.wear.outfit).points;

/** The base mesh with the skin moved below the person's own clothes where it would show through at their hems. */
export const tuckedSkin = remember((person: PosedPerson): Layer => {
  const {base} = person;
  const cloth = ownCloth(person);
  const normals = pointNormals(base.points, kit.skin);
  const points = base.points.slice();
  for (const point of new Set(kit.skin.points)) {
    const at = point * 3;
    const way = wayOff(points, normals, at, cloth, Math.abs(points[at]!) < neckWidth ? atNeck : onArms, 1);
    for (let axis = 0; axis < 3; axis++) points[at + axis]! -= normals[at + axis]! * way;
  }
  return {...base, points};
});
