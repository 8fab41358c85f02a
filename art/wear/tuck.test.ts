import {expect, test} from 'vitest';
import {pointNormals} from '../body/attributes';
import {boundLayer, makePerson} from '../body/person';
import {liftHair} from './tuck';
import {lookMesh} from './wardrobe';

test('long hair that would intersect a shirt hangs behind it', () => {
  const person = makePerson('iris');
  const surface = person.kit.meshes['hair-long']!;
  const {points} = boundLayer(person, surface.binding);
  const cloth = boundLayer(person, person.kit.meshes[lookMesh('white-shirt')]!.binding).points;
  const waist = 1.15;
  const hair = [...points.keys()].filter((i) => i % 3 === 0 && points[i + 1]! < waist);
  const torn = () =>
    hair.filter((at) =>
      cloth.some(
        (_, i) =>
          i % 3 === 0 &&
          Math.hypot(cloth[i]! - points[at]!, cloth[i + 1]! - points[at + 1]!) < 0.01 &&
          cloth[i + 2]! < points[at + 2]! &&
          cloth[i + 2]! < 0,
      ),
    ).length;
  expect(torn()).toBeGreaterThan(20);
  const normals = pointNormals(points, surface).map((_, i) => (i % 3 === 2 ? -1 : 0));
  liftHair(person, points, normals);
  expect(torn()).toBe(0);
});
