import type {Model} from '../read/model';
import {subtract, type Matrix, type Vector} from '../read/matrix';
import type {Expressions} from './expressions';

/** How far the eyes rotate when the target moves: 10° at 90°, or the full expression (VRMC_vrm-1.0, lookAt.md). */
interface RangeMap {
  readonly inputMaxValue: number;
  readonly outputScale: number;
}

export interface LookAt {
  readonly type: 'bone' | 'expression';
  readonly offsetFromHeadBone: Vector;
  readonly rangeMapHorizontalInner: RangeMap;
  readonly rangeMapHorizontalOuter: RangeMap;
  readonly rangeMapVerticalDown: RangeMap;
  readonly rangeMapVerticalUp: RangeMap;
}

/** By eye joints if there are both, otherwise by expressions; undefined for a face whose eyes can't move (T1). */
export function makeLookAt({skeleton, scene}: Model, {preset}: Expressions): LookAt | undefined {
  const [left, right, head] = [
    skeleton.positionOf('LeftEye'),
    skeleton.positionOf('RightEye'),
    skeleton.byName.get('Head'),
  ];
  const byBone = left !== undefined && right !== undefined && head !== undefined;
  if (!byBone && !('lookUp' in preset && 'lookDown' in preset)) {
    return undefined;
  }
  const range: RangeMap = {inputMaxValue: 90, outputScale: byBone ? 10 : 1};
  return {
    type: byBone ? 'bone' : 'expression',
    offsetFromHeadBone: byBone ? toLocal(scene.world[head.node]!, middle(left, right)) : [0, 0, 0],
    rangeMapHorizontalInner: range,
    rangeMapHorizontalOuter: range,
    rangeMapVerticalDown: range,
    rangeMapVerticalUp: range,
  };
}

const middle = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** A world position in the space of a joint, whose axes may be rotated and scaled but are orthogonal. */
function toLocal(world: Matrix, point: Vector): Vector {
  const [x, y, z] = subtract(point, [world[12]!, world[13]!, world[14]!]);
  const along = (column: number): number => {
    const [ax, ay, az] = [world[column]!, world[column + 1]!, world[column + 2]!];
    return (x * ax + y * ay + z * az) / (ax * ax + ay * ay + az * az);
  };
  return [along(0), along(4), along(8)];
}
