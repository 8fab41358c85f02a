import {joints as allJoints} from '@avaturn-docs/platform/skeleton';
import type {Influences} from '../kit';
import * as linear from './linear';
import type {Vec3} from './linear';
import type {PosedJoint, PosedSkeleton} from './skeleton';

function turnAt({from, rotation, twist}: PosedJoint['mesh'], at: Vec3): linear.Quaternion {
  if (!twist) return rotation;
  const bone = linear.subtract(twist.end, from);
  const along = linear.dot(linear.subtract(at, from), bone) / linear.dot(bone, bone);
  const axis = linear.rotate(rotation, linear.normalize(bone));
  return linear.multiply(linear.about(axis, twist.angle * Math.min(1, Math.max(0, along))), rotation);
}

/** Moves points from the A-pose to the rest pose. */
export function posePoints(skeleton: PosedSkeleton, points: Float32Array, {joints, weights}: Influences): Float32Array {
  const posed = new Float32Array(points.length);
  for (let point = 0; point < points.length / 3; point++) {
    const at = linear.placeAt(points, point);
    for (let i = point * 4; i < point * 4 + 4; i++) {
      const weight = weights[i]!;
      if (weight === 0) continue;
      const {mesh} = skeleton.get(allJoints[joints[i]!]!.name)!;
      const to = linear.add(mesh.to, linear.rotate(turnAt(mesh, at), linear.subtract(at, mesh.from)));
      for (let axis = 0; axis < 3; axis++) posed[point * 3 + axis]! += weight * to[axis]!;
    }
  }
  return posed;
}
