import {pointNormals} from '../body/attributes';
import {type Layer, type PosedPerson, boundLayer} from '../body/person';
import {lookMesh} from './worn';

/** How far skin stays below cloth, in meters. */
const gap = 0.003;

/** How near cloth has to be, and the longest way that skin goes: farther at the neck, where collars lie on the skin. */
const atNeck = {halfWidth: 0.15, reach: 0.024, deepest: 0.012};
const onArms = {reach: 0.014, deepest: 0.006};

const made = new WeakMap<PosedPerson, Layer>();

/** The base mesh with the skin tucked below the person's own clothes, where it would show through at their hems. */
export function tuckedSkin(person: PosedPerson): Layer {
  const known = made.get(person);
  if (known) return known;
  const {kit, base} = person;
  const surface = kit.meshes[lookMesh(person.person.wear.outfit)]!;
  const cloth = boundLayer(person, surface.binding).points;
  const normals = pointNormals(base.points, kit.skin);
  const points = base.points.slice();
  for (const point of new Set(kit.skin.points)) {
    const at = point * 3;
    const {reach, deepest: limit} = Math.abs(points[at]!) < atNeck.halfWidth ? atNeck : onArms;
    let deepest = 0;
    for (let i = 0; i < cloth.length; i += 3) {
      const [x, y, z] = [cloth[i]! - points[at]!, cloth[i + 1]! - points[at + 1]!, cloth[i + 2]! - points[at + 2]!];
      const squared = x * x + y * y + z * z;
      if (squared > reach * reach) continue;
      const above = x * normals[at]! + y * normals[at + 1]! + z * normals[at + 2]!;
      const aside = Math.sqrt(Math.max(0, squared - above * above));
      deepest = Math.max(deepest, (gap - above) * Math.min(1, 2 - (2 * aside) / reach));
    }
    for (let axis = 0; axis < 3; axis++) points[at + axis]! -= normals[at + axis]! * Math.min(deepest, limit);
  }
  const layer = {...base, points};
  made.set(person, layer);
  return layer;
}
