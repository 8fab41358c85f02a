import {Vector3} from 'three/src/math/Vector3.js';
import type {Model} from './model';

/** Fewer joints can't have a person's limbs. */
const minJoints = 10;

/**
 * The size of a skeleton, and whether its ends are placed like those of a person who stands, whatever the names and the scale:
 * two feet at the bottom, a head at the top, and two hands further out than the feet.
 * @returns undefined for a few joints, or positions that aren't numbers
 */
export function readSkeletonShape({scene, skeleton: {joints}}: Model) {
  const places = joints.map(({node}) => new Vector3().setFromMatrixPosition(scene.world[node]!).toArray());
  if (places.length < minJoints || !places.flat().every(Number.isFinite)) return undefined;
  const extentOf = (axis: 0 | 1 | 2) => {
    const values = places.map((place) => place[axis]).sort((a, b) => a - b);
    const [least, most] = [values[0]!, values.at(-1)!];
    return {axis, least, size: most - least, middle: (least + most) / 2};
  };
  const [x, y, z] = [extentOf(0), extentOf(1), extentOf(2)];
  const [width, depth] = x.size >= z.size ? [x, z] : [z, x];
  const parents = new Set(joints.map(({parent}) => parent));
  const ends = places.flatMap((place, index) => {
    const end = {side: (place[width.axis] - width.middle) / y.size, up: (place[1] - y.least) / y.size};
    return parents.has(joints[index]!.node) ? [] : [end];
  });
  const hasBoth = (limbs: typeof ends) => limbs.some(({side}) => side < 0) && limbs.some(({side}) => side > 0);
  return {
    /** Meters along the longest axis, also if the skeleton lies. */
    size: Math.max(width.size, y.size),
    isPerson:
      width.size <= 1.5 * y.size &&
      depth.size <= 0.5 * y.size &&
      hasBoth(ends.filter(({up}) => up < 0.15)) &&
      hasBoth(ends.filter(({up, side}) => up > 0.25 && Math.abs(side) > 0.09)) &&
      ends.some(({up, side}) => up > 0.8 && Math.abs(side) < 0.1),
  };
}
