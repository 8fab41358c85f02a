import {kit} from '../kit';
import {type Attributes, attributesFrom, rigid} from './attributes';
import * as linear from './linear';
import {placeAt} from './linear';
import type {PosedPerson} from './person';

/** Width of the shade on the eye, and its distance below the lid, in meters. */
const width = 0.0035;
const tuck = 0.0008;

/**
 * The shadow of the lids on the eyes: a strip from each lid's rim toward the pupil, just above the eye. Its texture fades
 * along v. `rims` are the base points whose movements the vertices follow.
 */
export function eyeShade({base, skeleton}: PosedPerson): {mesh: Attributes; rims: number[]} {
  const at = (point: number) => placeAt(base.points, point);
  const inPockets = new Set(kit.pockets.points);
  const rim = [...new Set(kit.skin.points)].filter((point) => inPockets.has(point));
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const rims: number[] = [];
  const triangles: number[] = [];
  for (const side of ['LeftEye', 'RightEye'] as const) {
    const center = skeleton.get(side)!.world.position;
    const points = rim.filter((point) => at(point)[0] * center[0] > 0);
    const [x, y] = linear.mean(base.points, points);
    const angle = (point: number) => Math.atan2(at(point)[1] - y, at(point)[0] - x);
    points.sort((one, other) => angle(one) - angle(other));
    const radius = Math.min(...points.map((point) => linear.length(linear.subtract(at(point), center))));
    const first = positions.length / 3;
    points.forEach((point, i) => {
      const edge = at(point);
      const inward = linear.normalize([x - edge[0], y - edge[1], 0]);
      for (const [way, v] of [
        [-tuck, 0],
        [width, 1],
      ] as const) {
        const moved = linear.subtract(linear.add(edge, linear.scale(inward, way)), center);
        const normal = linear.normalize(moved);
        positions.push(...linear.add(center, linear.scale(normal, radius * 0.998)));
        normals.push(...normal);
        uvs.push(0.5, v);
        rims.push(point);
      }
      const [a, b] = [first + i * 2, first + ((i + 1) % points.length) * 2];
      triangles.push(a, b, a + 1, b, b + 1, a + 1);
    });
  }
  const moved = rigid(rims.map(() => 'Head'));
  return {mesh: attributesFrom({positions, normals, uvs, triangles, ...moved}), rims};
}
