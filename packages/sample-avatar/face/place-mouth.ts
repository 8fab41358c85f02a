import {findLandmarks, pointsOf} from './landmarks';

/** Narrows teeth and tongue to this share of their width: the kit's molars reach through the cheeks. */
const width = 0.86;

/** The kit's tongue fills the mouth up to the palate: this share of its height is kept. */
const tongueHeight = 0.65;

/** How far the edge of the upper teeth is below the line where the lips meet, in meters. */
const overlap = 0.005;

/** Moves teeth and tongue of the kit to where a face has them: open lips show the upper teeth first. */
export function placeMouth(points: Float32Array): void {
  const {mouth, size} = findLandmarks(points);
  const lowest = (part: 'upperTeeth' | 'tongue') => Math.min(...pointsOf(part).map((point) => points[point * 3 + 1]!));
  const drop = lowest('upperTeeth') - (mouth[1] - overlap * size);
  const floor = lowest('tongue');
  for (const part of ['upperTeeth', 'lowerTeeth', 'tongue'] as const) {
    for (const point of pointsOf(part)) {
      points[point * 3]! *= width;
      if (part === 'tongue') points[point * 3 + 1] = floor + (points[point * 3 + 1]! - floor) * tongueHeight;
      points[point * 3 + 1]! -= drop;
    }
  }
}
