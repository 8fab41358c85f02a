import {findLandmarks, pointsOf} from './landmarks';

/** Scales the width of teeth and tongue: the kit's molars go through the cheeks. */
const width = 0.86;

/** Scales the height of the tongue: the kit's fills the mouth up to the palate. */
const tongueHeight = 0.65;

/** Distance of the upper teeth's edge below the line where the lips meet, in meters. */
const overlap = 0.005;

/** Raises the lower teeth, so that they appear above the lip of an open mouth, in meters. */
const lift = 0.003;

/** Moves the kit's teeth and tongue to their place in a face: open lips show the upper teeth first. */
export function placeMouth(points: Float32Array): void {
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
