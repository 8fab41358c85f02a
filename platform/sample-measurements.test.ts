import {expect, test} from 'vitest';
import {measuredAvatars} from './sample-measurements';
import {t1Joints} from './skeleton';

test.each(measuredAvatars)('$title: its meshes add up to the total', ({triangles, meshes}) => {
  expect(meshes.reduce((sum, mesh) => sum + mesh.triangles, 0)).toBe(triangles);
});

test.each(measuredAvatars)('$title: nodes are the joints, the meshes and the armature', ({nodes, joints, meshes}) => {
  expect(joints).toBe(t1Joints.length);
  expect(nodes).toBe(joints + meshes.length + 1);
});

test.each(measuredAvatars)('$title: a T1 file has no morph targets and no extensions', ({morphTargets, extensions}) => {
  expect(morphTargets).toBe(0);
  expect(extensions).toEqual([]);
});
