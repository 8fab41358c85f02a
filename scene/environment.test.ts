import {Vector3} from 'three';
import {expect, test} from 'vitest';
import {studioEnvironment, studioLight} from './environment';

/** Directions distributed evenly over the sphere. */
const directions = Array.from({length: 4000}, (_, index) => {
  const y = 1 - (2 * index + 1) / 4000;
  const around = index * Math.PI * (3 - Math.sqrt(5));
  return new Vector3(Math.cos(around) * Math.sqrt(1 - y * y), y, Math.sin(around) * Math.sqrt(1 - y * y));
});
const mean = (roughness: number) =>
  directions.reduce((sum, direction) => sum + studioLight(direction, roughness), 0) / directions.length;

test('rough surfaces reflect the same light, spread wider', () => {
  const toKey = new Vector3(4, 2.5, 4).normalize();
  for (const roughness of [0.2, 0.5, 1]) {
    expect(mean(roughness) / mean(0)).toBeCloseTo(1, 1);
    expect(studioLight(toKey, roughness)).toBeLessThan(studioLight(toKey, roughness - 0.2));
  }
});

test('the cube contains every level that three.js samples, brightest toward the soft boxes', () => {
  const texture = studioEnvironment();
  const faces = texture.image as unknown as {mipmaps: {data: Uint16Array; width: number}[]}[];
  expect(faces.map(({mipmaps}) => mipmaps.map(({width}) => width))).toEqual(Array(6).fill([64, 32, 16, 8]));
  // The key light is on the avatar's left, at +X, which three.js reads from the mirrored face.
  const brightest = faces.map(({mipmaps}) => Math.max(...mipmaps[0]!.data));
  expect(brightest[1]).toBeGreaterThan(brightest[0]!);
  expect(brightest[4]).toBeGreaterThan(brightest[5]!);
  expect(brightest[2]).toBeGreaterThan(brightest[3]!);
});
