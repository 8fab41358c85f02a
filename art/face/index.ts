import type {MorphTargetName} from '@avaturn-docs/platform/morph-targets';
import type {Person} from '../people';
import {remember} from '../remember';
import {type Vec3, placeAt} from '../body/linear';
import {type FaceMesh, type FacePart, type Landmarks, faceParts, findLandmarks, pointsOf, ramp} from './landmarks';
import {type FacePoint, type OwnField, ownFields} from './own-fields';
import {type Recipe, recipes} from './recipes';

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

/** How much of a point's movement is in a half of the face or in a lip. */
function shareIn(area: string, {at, jaw}: FacePoint, {size}: Landmarks): number {
  if (area === 'upper') return 1 - jaw;
  if (area === 'lower') return jaw;
  return ramp(area === 'left' ? at[0] : -at[0], -0.008 * size, 0.008 * size);
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
  function combine(recipe: Recipe, unitOf: (name: string) => Float32Array): Float32Array {
    const sum = new Float32Array(mesh.points.length);
    for (const [key, weight] of Object.entries(recipe)) {
      const [name, ...areas] = key.split(' ') as [string, ...string[]];
      const offsets = name in ownFields ? undefined : name in recipes ? morph(name as MorphTargetName) : unitOf(name);
      for (const point of points) {
        const share = areas.reduce((product, area) => product * shareIn(area, point, face), weight);
        if (share === 0) continue;
        const offset = offsets ? placeAt(offsets, point.index) : ownFields[name as OwnField](point, face);
        offset.forEach((value, axis) => (sum[3 * point.index + axis]! += share * value));
      }
    }
    return sum;
  }
  const rest = {
    'mouth-corner-puller': smile,
    lipSeal: 1,
    narrowInside: 1,
    'eye-left-closure': lids,
    'eyebrows-left-inner-up': brows,
    'eye-right-closure': lids,
    'eyebrows-right-inner-up': brows,
  };
  return {morph, rest: combine(rest, unit)};
}
