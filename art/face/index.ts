import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';
import type {Person} from '../people';
import {remember} from '../remember';
import {type Vec3, placeAt} from '../body/linear';
import {type FaceMesh, type FacePart, type Landmarks, faceParts, findLandmarks, pointsOf, ramp} from './landmarks';
import {type FacePoint, ownFields} from './own-fields';
import {type Ingredient, recipes} from './recipes';

/** The movement of the lower teeth when the mouth opens, as a function of y and z (least squares): that of the rigid jaw. */
function fitHinge(points: readonly Omit<FacePoint, 'hinge'>[]): (at: Vec3) => Vec3 {
  const teeth = points.filter(({part}) => part === 'lowerTeeth');
  const mean = (value: (point: (typeof teeth)[number]) => number) =>
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

/** The part of a point's movement that an ingredient keeps. */
function kept({side, lip}: Ingredient, {at, jaw}: FacePoint, {size}: Landmarks): number {
  const half = side ? ramp(side === 'left' ? at[0] : -at[0], -0.008 * size, 0.008 * size) : 1;
  return half * (lip === undefined ? 1 : lip === 'lower' ? jaw : 1 - jaw);
}

/** Every point of the face with the inputs of the fields. */
function facePoints(mesh: FaceMesh, face: Landmarks, open: Float32Array): (FacePoint & {readonly index: number})[] {
  const widest = Math.max(...open.map(Math.abs));
  const {back, tip} = face.tongue;
  const jaw = (part: FacePart, [, , z]: Vec3, opened: Vec3) => {
    if (part === 'tongue') return ramp((z - back) / (tip - back), 0, 0.55);
    if (part === 'skin') return ramp(Math.hypot(...opened), widest * 0.12, widest * 0.72);
    return part === 'lowerTeeth' ? 1 : 0;
  };
  const points = faceParts.flatMap((part) =>
    pointsOf(part).map((index) => {
      const [at, opened] = [placeAt(mesh.points, index), placeAt(open, index)];
      return {index, at, part, open: opened, jaw: jaw(part, at, opened), inside: mesh.inside.has(index)};
    }),
  );
  const hinge = fitHinge(points);
  return points.map((point) => ({...point, hinge: hinge(point.at)}));
}

/**
 * The movements of a person's face: `morph` has the offsets of all base points at weight 1, in meters, and `rest` those from
 * the kit's face: closed lips, and the person's expression. Bound meshes follow.
 */
export function faceShapes(mesh: FaceMesh, {smile, lids, brows}: Person['rest']) {
  const face = findLandmarks(mesh.points);
  const unit = remember(mesh.unit);
  // Lids that are lower at rest have less far to go.
  const fromRest = remember((name: string) =>
    /^eye-\w+-closure$/.test(name) ? unit(name).map((offset) => offset * (1 - lids)) : unit(name),
  );
  const points = facePoints(mesh, face, unit('mouth-open'));
  const morph: (name: MorphTargetName) => Float32Array = remember((name) => combine(recipes[name], fromRest));
  function combine(recipe: readonly Ingredient[], unitOf: (name: string) => Float32Array): Float32Array {
    const sum = new Float32Array(mesh.points.length);
    for (const ingredient of recipe) {
      const field = ingredient.own && ownFields[ingredient.own];
      const whole = ingredient.unit ? unitOf(ingredient.unit) : ingredient.shape ? morph(ingredient.shape) : undefined;
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
  const ingredients: Ingredient[] = [
    {unit: 'mouth-corner-puller', weight: smile},
    {own: 'lipSeal', weight: 1},
    {own: 'narrowInside', weight: 1},
    ...(['left', 'right'] as const).flatMap((side) => [
      {unit: `eye-${side}-closure`, weight: lids},
      {unit: `eyebrows-${side}-inner-up`, weight: brows},
    ]),
  ];
  return {morph, rest: combine(ingredients, unit)};
}
