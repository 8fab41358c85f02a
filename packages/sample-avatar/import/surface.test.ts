import {expect, test} from 'vitest';
import {withoutParts} from './surface';

/** Two triangles that share an edge, and a third apart from them. */
const surface = {
  points: Uint16Array.from([0, 1, 2, 3, 4, 5, 6]),
  uvs: new Float32Array(14),
  triangles: Uint16Array.from([0, 1, 2, 1, 2, 3, 4, 5, 6]),
};

test('leaves out a card of hair that is apart from the rest, with its points', () => {
  const {points, triangles} = withoutParts(surface, (_, count) => count === 1);
  expect([...points]).toEqual([0, 1, 2, 3]);
  expect([...triangles]).toEqual([0, 1, 2, 1, 2, 3]);
});

test('keeps a part whose triangles were joined by a later one', () => {
  const joined = {...surface, triangles: Uint16Array.from([0, 1, 2, 4, 5, 6, 2, 3, 4])};
  expect([...withoutParts(joined, (_, count) => count < 3).triangles]).toHaveLength(9);
});
