import {describe, expect, test} from 'vitest';
import {joints, t1Joints, vrmRequiredBones} from './skeleton';

const names = joints.map(({name}) => name);

describe('the skeleton', () => {
  test('is one tree: a single root, and every parent is before its children', () => {
    expect(joints.filter(({parent}) => parent === null).map(({name}) => name)).toEqual(['Hips']);
    joints.forEach(({name, parent}, index) => {
      if (parent !== null) expect(names.slice(0, index), `parent of ${name}`).toContain(parent);
    });
  });

  test('the right side mirrors the left, in names, parents and maps', () => {
    const mirror = (name: string | null): string | null =>
      name?.replace('Left', 'Right').replace(/^left/, 'right') ?? null;
    const sides = (side: string) => joints.filter(({name}) => name.startsWith(side));
    const mirrored = sides('Left').map((joint) => ({
      ...joint,
      name: mirror(joint.name),
      parent: mirror(joint.parent),
      unity: mirror(joint.unity),
      vrm: mirror(joint.vrm),
    }));
    expect(mirrored.length).toBeGreaterThan(0);
    expect(mirrored).toEqual(sides('Right'));
  });
});

describe('the maps', () => {
  test('Unity maps every T1 joint to its own bone, without the eyes', () => {
    const mapped = joints.flatMap(({unity}) => unity ?? []);
    expect(new Set(mapped).size).toBe(t1Joints.length);
    expect(t1Joints.every(({unity}) => unity !== null)).toBe(true);
  });

  test('each bone that VRM requires is a joint of T1', () => {
    for (const bone of vrmRequiredBones)
      expect(
        t1Joints.filter(({vrm}) => vrm === bone),
        bone,
      ).toHaveLength(1);
  });
});
