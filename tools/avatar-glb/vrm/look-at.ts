import {Vector3} from 'three/src/math/Vector3.js';
import type {Model} from '../read/model';
import type {Expressions} from './expressions';

/** Eyes follow a target exactly up to these degrees. Further, the iris leaves the opening of the lids, which don't follow. */
const maxEyeTurn = {sideways: 20, vertical: 12} as const;
/** Expressions show the full movement at these degrees. */
const fullExpression = 30;

/** By eye joints if there are both, otherwise by expressions; undefined for a face whose eyes can't move (T1). */
export function makeLookAt({skeleton, scene}: Model, {preset}: Expressions) {
  const [left, right] = [skeleton.positionOf('LeftEye'), skeleton.positionOf('RightEye')];
  const head = skeleton.byName.get('Head');
  const byBone = left !== undefined && right !== undefined && head !== undefined;
  if (!byBone && !('lookUp' in preset && 'lookDown' in preset)) {
    return undefined;
  }
  // Degrees of the target, and degrees of the eyes or the weight of the expression (VRMC_vrm-1.0, lookAt.md).
  const range = (degrees: number) =>
    byBone ? {inputMaxValue: degrees, outputScale: degrees} : {inputMaxValue: fullExpression, outputScale: 1};
  const offset = byBone
    ? left.add(right).divideScalar(2).applyMatrix4(scene.world[head.node]!.clone().invert())
    : new Vector3();
  return {
    type: byBone ? ('bone' as const) : ('expression' as const),
    offsetFromHeadBone: offset.toArray(),
    rangeMapHorizontalInner: range(maxEyeTurn.sideways),
    rangeMapHorizontalOuter: range(maxEyeTurn.sideways),
    rangeMapVerticalDown: range(maxEyeTurn.vertical),
    rangeMapVerticalUp: range(maxEyeTurn.vertical),
  };
}
