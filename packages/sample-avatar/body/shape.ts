import {type FaceShapes, faceShapes} from '../face';
import {placeMouth} from '../face/place-mouth';
import type {Kit, Shape} from '../kit';
import type {Person, Source} from '../people';

function addShape(points: Float32Array | Float64Array, {indices, offsets}: Shape, share: number, growth = 1): void {
  indices.forEach((index, i) => {
    for (let axis = 0; axis < 3; axis++) points[index * 3 + axis]! += offsets[i * 3 + axis]! * share * growth;
  });
}

const shares = (person: Person) => Object.entries(person.shares) as [Source, number][];

/** The offsets of a face unit, blended like the person's shape and scaled with it. */
function faceUnit(kit: Kit, person: Person, growth: number, name: string): Float32Array {
  const sum = new Float64Array(kit.base.length);
  for (const [source, share] of shares(person)) {
    const unit = kit.units[source][name];
    if (!unit) throw new Error(`The kit has no face unit "${name}".`);
    addShape(sum, unit, share, growth);
  }
  return Float32Array.from(sum);
}

export interface ShapedPerson {
  /** All base points in the A-pose, in meters, feet on the ground. */
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
  placeMouth(points);
  const outside = new Set(kit.skin.points);
  const inside = new Set([...kit.mouth.points].filter((point) => !outside.has(point)));
  const unit = (name: string) => faceUnit(kit, person, growth, name);
  const face = faceShapes({points: points.slice(), inside, unit}, person.rest);
  face.rest.forEach((offset, i) => (points[i]! += offset));
  return {points, face};
}
