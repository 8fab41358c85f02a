import {Matrix4, Quaternion, Vector3} from 'three';
import {expect, test} from 'vitest';
import {restPose} from './rest-pose';
import {t1Joints, type JointName} from './skeleton';

/** Position of every joint in the space of `Armature`, meters. */
const positions = ((): ReadonlyMap<string, Vector3> => {
  const matrices = new Map<string, Matrix4>([['Armature', new Matrix4()]]);
  for (const {joint, parent, translation, rotation} of restPose) {
    const local = new Matrix4().compose(
      new Vector3(...translation),
      new Quaternion(...rotation).normalize(),
      new Vector3(1, 1, 1),
    );
    matrices.set(joint, local.premultiply(matrices.get(parent)!));
  }
  return new Map([...matrices].map(([name, matrix]) => [name, new Vector3().setFromMatrixPosition(matrix)]));
})();
const at = (joint: JointName): Vector3 => positions.get(joint)!;

test('is a T-pose: straight level arms at 1.50 m, feet on the ground, the left side at +X', () => {
  for (const joint of ['LeftShoulder', 'LeftArm', 'LeftForeArm', 'LeftHand'] as const) {
    expect(at(joint).y, joint).toBeCloseTo(1.504, 2);
  }
  expect(at('LeftHand').x).toBeGreaterThan(0.6);
  expect(at('Head').y).toBeGreaterThan(at('LeftArm').y);
  expect(Math.abs(at('LeftToeBase').y)).toBeLessThan(0.05);
  expect(at('LeftToeBase').z, 'the toes point along +Z').toBeGreaterThan(at('LeftFoot').z);
});

test.each(t1Joints.filter(({name}) => name.startsWith('Left')))(
  '$name: the right side is its mirror image',
  ({name}) => {
    const mirrored = at(name.replace('Left', 'Right') as JointName)
      .clone()
      .multiply(new Vector3(-1, 1, 1));
    expect(mirrored.distanceTo(at(name)), 'meters').toBeLessThan(0.02);
  },
);
