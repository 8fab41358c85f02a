import type {SamplePerson} from '@avaturn-docs/platform/sample-models';
import {sampleWear} from '@avaturn-docs/platform/sample-wear';
import {type Binding, type Influences, kit} from '../kit';
import {type Person, people} from '../people';
import {remember} from '../remember';
import {posePoints} from './pose';
import {shapePerson} from './shape';
import {type PosedSkeleton, poseSkeleton} from './skeleton';

/** Points of a person with the joints that move them. */
export interface Layer {
  /** x, y, z in the rest pose. */
  readonly points: Float32Array;
  readonly influences: Influences;
}

export interface PosedPerson extends Person, ReturnType<typeof shapePerson> {
  readonly key: SamplePerson;
  readonly wear: (typeof sampleWear)[SamplePerson];
  readonly skeleton: PosedSkeleton;
  readonly base: Layer;
}

/** Keeps the four strongest joints of each point, with weights that sum to 1. */
export function strongest(points: readonly (readonly (readonly [joint: number, weight: number])[])[]): Influences {
  const influences = {joints: new Uint8Array(points.length * 4), weights: new Float32Array(points.length * 4)};
  points.forEach((all, point) => {
    const kept = [...all].sort((one, other) => other[1] - one[1]).slice(0, 4);
    const total = kept.reduce((sum, [, weight]) => sum + weight, 0);
    influences.joints.set(
      kept.map(([joint]) => joint),
      point * 4,
    );
    influences.weights.set(
      kept.map(([, weight]) => weight / total),
      point * 4,
    );
  });
  return influences;
}

/** The influences of bound points: those of their anchors, blended. */
function blend({joints, weights}: Influences, binding: Binding): Influences {
  const points = Array.from({length: binding.anchors.length / 3}, (_, point) => {
    const sums = new Map<number, number>();
    for (let i = point * 3; i < point * 3 + 3; i++) {
      const share = Math.max(0, binding.weights[i]!);
      for (let k = binding.anchors[i]! * 4; k < binding.anchors[i]! * 4 + 4; k++) {
        if (weights[k]! > 0) sums.set(joints[k]!, (sums.get(joints[k]!) ?? 0) + weights[k]! * share);
      }
    }
    return [...sums];
  });
  return strongest(points);
}

/** The x, y, z of each vertex of a bound mesh on a person's base points, in meters. */
function fit({anchors, weights, offsets, scale}: Binding, base: Float32Array): Float32Array {
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

/** A bound mesh on a person, in the rest pose. `refine` may change the influences, given the points in the A-pose. */
export function boundLayer(
  {points, skeleton, base}: PosedPerson,
  binding: Binding,
  refine: (influences: Influences, points: Float32Array) => Influences = (influences) => influences,
): Layer {
  const fitted = fit(binding, points);
  const influences = refine(blend(base.influences, binding), fitted);
  return {points: posePoints(skeleton, fitted, influences), influences};
}

/** Shapes and poses a person; later calls return the same object. */
export const makePerson = remember((key: SamplePerson): PosedPerson => {
  const shaped = shapePerson(people[key]);
  const skeleton = poseSkeleton(shaped.points);
  const {influences} = kit;
  const base = {points: posePoints(skeleton, shaped.points, influences), influences};
  return {...people[key], ...shaped, key, wear: sampleWear[key], skeleton, base};
});
