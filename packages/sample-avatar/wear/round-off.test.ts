import {expect, test} from 'vitest';
import {roundOff} from './round-off';

/** Four sides of a pyramid with the normals of a sphere of 10 cm around the origin. */
function tent() {
  const corners = [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [-1, 0, 0],
    [0, 0, -1],
  ];
  const normals = Float32Array.from(corners.flat());
  return {
    positions: normals.map((value) => value * 0.01),
    normals,
    uvs: new Float32Array(corners.length * 2),
    triangles: Uint16Array.from([0, 2, 1, 0, 3, 2, 0, 4, 3, 0, 1, 4]),
    joints: new Uint8Array(corners.length * 4).fill(3),
    weights: new Float32Array(corners.length * 4).fill(0.25),
  };
}

test('splits shared edges once, and moves the midpoints outward', () => {
  const {positions, triangles, joints} = roundOff(tent(), -1);
  expect(triangles.length / 3).toBe(16);
  // Four edges at the top and four at the bottom.
  expect(positions.length / 3).toBe(5 + 8);
  expect(joints).toHaveLength((positions.length / 3) * 4);
  const flat = Math.SQRT1_2 * 0.01;
  for (let i = 15; i < positions.length; i += 3) {
    expect(Math.hypot(...positions.subarray(i, i + 3))).toBeGreaterThan(flat + 0.001);
  }
});

test('leaves everything below the height unchanged', () => {
  expect(roundOff(tent(), 1)).toEqual(tent());
});
