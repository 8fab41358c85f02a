import {type FaceShapes, faceShapes} from '../face';
import {placeMouth} from '../face/place-mouth';
import type {Kit, Shape} from '../kit';
import type {Person, Source} from '../people';

function addShape(points: Float32Array, {indices, offsets}: Shape, share: number): void {
  indices.forEach((index, i) => {
    for (let axis = 0; axis < 3; axis++) points[index * 3 + axis]! += offsets[i * 3 + axis]! * share;
  });
}

const shares = (person: Person) => Object.entries(person.shares) as [Source, number][];

/** The face units of a person: blended as the body is, and as much larger or smaller. */
function faceUnits(kit: Kit, person: Person, growth: number): Readonly<Record<string, Shape>> {
  const names = Object.keys(kit.units[shares(person)[0]![0]]);
  return Object.fromEntries(
    names.map((name): [string, Shape] => {
      const offsets = new Map<number, [number, number, number]>();
      for (const [source, share] of shares(person)) {
        const unit = kit.units[source][name]!;
        unit.indices.forEach((index, i) => {
          const sum = offsets.get(index) ?? [0, 0, 0];
          offsets.set(
            index,
            sum.map((value, axis) => value + unit.offsets[i * 3 + axis]! * share * growth) as [number, number, number],
          );
        });
      }
      return [
        name,
        {indices: Uint16Array.from(offsets.keys()), offsets: Float32Array.from([...offsets.values()].flat())},
      ];
    }),
  );
}

export interface ShapedPerson {
  /** All base points in the A-pose: meters, feet on the ground. */
  readonly points: Float32Array;
  readonly face: FaceShapes;
}

/** Blends a person's shape and scales it to the person's height. */
export function shapePerson(kit: Kit, person: Person): ShapedPerson {
  const points = kit.base.slice();
  for (const [source, share] of shares(person)) addShape(points, kit.shapes[`${source}-${person.sex}`]!, share);
  const low = points[kit.sole * 3 + 1]!;
  const growth = person.height / (points[kit.crown * 3 + 1]! - low);
  for (let i = 0; i < points.length; i += 3) {
    points[i]! *= growth;
    points[i + 1] = (points[i + 1]! - low) * growth;
    points[i + 2]! *= growth;
  }
  const source = Uint16Array.from({length: points.length / 3}, (_, point) => point);
  placeMouth({points, source});
  const outside = new Set(kit.skin.points);
  const inside = new Set([...kit.mouth.points].filter((point) => !outside.has(point)));
  const units = faceUnits(kit, person, growth);
  const face = faceShapes({points: points.slice(), source, inside, units}, person.rest);
  face.rest.forEach((offset, i) => (points[i]! += offset));
  return {points, face};
}
