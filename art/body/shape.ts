import {faceShapes} from '../face';
import {findLandmarks, pointsOf} from '../face/landmarks';
import {type Shape, kit} from '../kit';
import type {Person, Source} from '../people';

function addShape(points: Float32Array | Float64Array, {indices, offsets}: Shape, share: number, growth = 1): void {
  indices.forEach((index, i) => {
    for (let axis = 0; axis < 3; axis++) points[index * 3 + axis]! += offsets[i * 3 + axis]! * share * growth;
  });
}

const shares = (person: Person) => Object.entries(person.shares) as [Source, number][];

/** The offsets of a face unit, blended like the person's shape and scaled with it. */
function faceUnit(person: Person, growth: number, name: string): Float32Array {
  const sum = new Float64Array(kit.base.length);
  for (const [source, share] of shares(person)) {
    const unit = kit.units[source][name];
    if (!unit) throw new Error(`The kit has no face unit "${name}".`);
    addShape(sum, unit, share, growth);
  }
  return Float32Array.from(sum);
}

/** Scales the width of teeth and tongue: the kit's molars go through the cheeks. */
const width = 0.86;

/** Scales the height of the tongue: the kit's fills the mouth up to the palate. */
const tongueHeight = 0.65;

/** Distance of the upper teeth's edge below the line where the lips meet, in meters. */
const overlap = 0.005;

/** Raises the lower teeth, so that they appear above the lip of an open mouth, in meters. */
const lift = 0.003;

/** Moves the kit's teeth and tongue to their place in a face: open lips show the upper teeth first. */
function placeMouth(points: Float32Array): void {
  const {mouth, size} = findLandmarks(points);
  const lowest = (part: 'upperTeeth' | 'tongue') => Math.min(...pointsOf(part).map((point) => points[point * 3 + 1]!));
  const drop = lowest('upperTeeth') - (mouth[1] - overlap * size);
  const floor = lowest('tongue');
  for (const part of ['upperTeeth', 'lowerTeeth', 'tongue'] as const) {
    for (const point of pointsOf(part)) {
      points[point * 3]! *= width;
      if (part === 'tongue') points[point * 3 + 1] = floor + (points[point * 3 + 1]! - floor) * tongueHeight;
      points[point * 3 + 1]! -= part === 'lowerTeeth' ? drop - lift * size : drop;
    }
  }
}

/** All base points of a person in the A-pose, in meters, feet on the ground. */
export function shapePerson(person: Person) {
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
  const unit = (name: string) => faceUnit(person, growth, name);
  const face = faceShapes({points: points.slice(), inside, unit}, person.rest);
  face.rest.forEach((offset, i) => (points[i]! += offset));
  return {points, face};
}
