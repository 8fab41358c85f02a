import {Vector3} from 'three';
import {expect, it} from 'vitest';
import {retarget} from './animate/retarget';
import {sourceMotion, type Motion} from './source-motion';
import {bvh} from './test/motion';
import {tinyAvatar} from './test/tiny-avatar';

it('shows a skeleton in inches at the height of the avatar, above its floor', async () => {
  const heights = async (unit: number) => {
    const motions: Motion[] = [];
    const bytes = bvh({unit});
    await retarget(tinyAvatar('T1'), [{name: 'walk.bvh', bytes}], {
      onFitted: (...clip) => motions.push(sourceMotion(...clip)),
    });
    const {parents, offsets} = motions[0]!;
    const positions: Vector3[] = [];
    offsets.forEach((values, joint) => {
      positions[joint] = new Vector3().fromArray(values).add(positions[parents[joint]!] ?? new Vector3());
    });
    return positions.map(({y}) => y);
  };
  const inches = await heights(39.37);
  expect(Math.min(...inches)).toBeGreaterThan(0);
  expect(Math.max(...inches)).toBeLessThan(2);
  expect(inches).toEqual((await heights(1)).map((height) => expect.closeTo(height, 2)));
});
