import type {Binding} from '../kit';

/** The x, y, z of each vertex of a bound mesh on a person's base points, in meters. */
export function fit({anchors, weights, offsets, scale}: Binding, base: Float32Array): Float32Array {
  const grow = scale.map(({from, to, distance}, axis) => {
    return Math.abs(base[from * 3 + axis]! - base[to * 3 + axis]!) / distance;
  });
  const points = new Float32Array(anchors.length);
  for (let vertex = 0; vertex < anchors.length; vertex += 3) {
    for (let axis = 0; axis < 3; axis++) {
      let at = offsets[vertex + axis]! * grow[axis]!;
      for (let i = 0; i < 3; i++) at += weights[vertex + i]! * base[anchors[vertex + i]! * 3 + axis]!;
      points[vertex + axis] = at;
    }
  }
  return points;
}
