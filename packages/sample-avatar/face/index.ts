import type {MorphTargetName} from '../../../data/morph-targets';
import type {Person} from '../people';
import {type FaceMesh, facePart, findLandmarks, ramp, type Landmarks, type Vec3} from './landmarks';
import {type FacePoint, ownFields} from './own-fields';
import {type Ingredient, recipes} from './recipes';

export type {FaceMesh} from './landmarks';

/** The offsets of the kit's unit `name` for every point, meters. */
function spread({points, units}: FaceMesh, name: string): Float32Array {
  const unit = units[name];
  if (!unit) throw new Error(`The kit has no face unit "${name}".`);
  const all = new Float32Array(points.length);
  for (let i = 0; i < unit.indices.length; i++) {
    for (let axis = 0; axis < 3; axis++) all[3 * unit.indices[i]! + axis] = unit.offsets[3 * i + axis]!;
  }
  return all;
}

/**
 * The movement of the lower teeth when the mouth opens, as a function of y and z (least squares): the jaw is rigid, so
 * it says where any point fixed to the jaw goes.
 */
function fitHinge(points: readonly FacePoint[]): (at: Vec3) => Vec3 {
  const teeth = points.filter(({part}) => part === 'lowerTeeth');
  const mean = (value: (point: FacePoint) => number) =>
    teeth.reduce((sum, point) => sum + value(point), 0) / teeth.length;
  const [y0, z0] = [mean(({at}) => at[1]), mean(({at}) => at[2])];
  const yy = mean(({at}) => (at[1] - y0) ** 2);
  const zz = mean(({at}) => (at[2] - z0) ** 2);
  const yz = mean(({at}) => (at[1] - y0) * (at[2] - z0));
  const determinant = yy * zz - yz * yz;
  const plane = (axis: 1 | 2) => {
    const start = mean(({open}) => open[axis]);
    const y = mean(({at, open}) => (at[1] - y0) * open[axis]);
    const z = mean(({at, open}) => (at[2] - z0) * open[axis]);
    const [perY, perZ] = [(y * zz - z * yz) / determinant, (z * yy - y * yz) / determinant];
    return (at: Vec3) => start + perY * (at[1] - y0) + perZ * (at[2] - z0);
  };
  const [down, back] = [plane(1), plane(2)];
  return (at) => [0, down(at), back(at)];
}

/** What an ingredient keeps of a point's movement. */
function kept({side, lip}: Ingredient, {at, jaw}: FacePoint, {size}: Landmarks): number {
  const half = side ? ramp(side === 'left' ? at[0] : -at[0], -0.008 * size, 0.008 * size) : 1;
  return half * (lip === undefined ? 1 : lip === 'lower' ? jaw : 1 - jaw);
}

/** Every point of the face with what the fields ask of it. */
function facePoints(mesh: FaceMesh, face: Landmarks, open: Float32Array): (FacePoint & {readonly index: number})[] {
  const widest = Math.max(...open.map(Math.abs));
  const {tongue} = face;
  const along = (z: number) => (z - tongue.back) / (tongue.tip - tongue.back);
  const points = [...mesh.source].flatMap((source, index) => {
    const part = facePart(source);
    if (!part) return [];
    const vector = (values: Float32Array): Vec3 => [values[3 * index]!, values[3 * index + 1]!, values[3 * index + 2]!];
    const at = vector(mesh.points);
    const opened = vector(open);
    const jaw =
      part === 'lowerTeeth'
        ? 1
        : part === 'tongue'
          ? ramp(along(at[2]), 0, 0.55)
          : part === 'skin'
            ? ramp(Math.hypot(...opened), widest * 0.12, widest * 0.72)
            : 0;
    return [{index, at, part, open: opened, jaw, hinge: opened, inside: false}];
  });
  const hinge = fitHinge(points);
  return points.map((point) => ({...point, hinge: hinge(point.at), inside: mesh.inside.has(point.index)}));
}

export interface FaceShapes {
  /** Offsets of all base points at weight 1 of a morph target: x, y, z in meters. */
  morph(name: MorphTargetName): Float32Array;
  /** Offsets of the face at rest, from the kit's face: closed lips, and what the person's face does at rest. */
  readonly rest: Float32Array;
}

/**
 * Makes the movements of a person's face.
 *
 * The offsets are those of base points: skin, eyes, teeth, tongue and lashes. What is bound to base points (lashes,
 * brows, teeth, tongue, eyes, the shade around the eye) follows by its binding.
 */
export function faceShapes(mesh: FaceMesh, {smile, lids, brows}: Person['rest']): FaceShapes {
  const face = findLandmarks(mesh);
  const units = new Map<string, Float32Array>();
  const unit = (name: string) => {
    if (!units.has(name)) units.set(name, spread(mesh, name));
    return units.get(name)!;
  };
  const points = facePoints(mesh, face, unit('mouth-open'));
  const made = new Map<MorphTargetName, Float32Array>();
  const morph = (name: MorphTargetName): Float32Array => {
    if (!made.has(name)) made.set(name, combine(recipes[name]));
    return made.get(name)!;
  };
  function combine(recipe: readonly Ingredient[]): Float32Array {
    const sum = new Float32Array(mesh.points.length);
    for (const ingredient of recipe) {
      const field = ingredient.own && ownFields[ingredient.own];
      const whole = ingredient.unit ? unit(ingredient.unit) : ingredient.shape ? morph(ingredient.shape) : undefined;
      for (const point of points) {
        const share = ingredient.weight * kept(ingredient, point, face);
        if (share === 0) continue;
        const offset = field?.(point, face);
        for (let axis = 0; axis < 3; axis++) {
          const i = 3 * point.index + axis;
          sum[i]! += share * (offset ? offset[axis]! : whole![i]!);
        }
      }
    }
    return sum;
  }
  const rest = combine([
    {unit: 'mouth-corner-puller', weight: smile},
    {own: 'lipSeal', weight: 1},
    {own: 'narrowInside', weight: 1},
    ...(['left', 'right'] as const).flatMap((side) => [
      {unit: `eye-${side}-closure`, weight: lids},
      {unit: `eyebrows-${side}-inner-up`, weight: brows},
    ]),
  ]);
  // Lids that are lower at rest have less far to go.
  for (const side of ['left', 'right'])
    units.set(
      `eye-${side}-closure`,
      unit(`eye-${side}-closure`).map((offset) => offset * (1 - lids)),
    );
  return {
    morph,
    rest,
  };
}
