import {type FaceMesh, facePart, findLandmarks} from './landmarks';

/** Narrows teeth and tongue to this share of their width: the kit's molars reach through the cheeks. */
const width = 0.86;

/** The kit's tongue fills the mouth up to the palate: this share of its height is kept. */
const tongueHeight = 0.65;

/** How far the edge of the upper teeth is below the line where the lips meet, in meters. */
const overlap = 0.005;

/** Moves teeth and tongue of the kit to where a face has them: open lips show the upper teeth first. */
export function placeMouth({points, source}: Pick<FaceMesh, 'points' | 'source'>): void {
  const {mouth, size} = findLandmarks({points, source});
  const inside = Array.from(source).flatMap((number, point) => {
    const part = facePart(number);
    return part === 'upperTeeth' || part === 'lowerTeeth' || part === 'tongue' ? [{at: point * 3, part}] : [];
  });
  const lowest = (wanted: string) =>
    Math.min(...inside.flatMap(({at, part}) => (part === wanted ? [points[at + 1]!] : [])));
  const drop = lowest('upperTeeth') - (mouth[1] - overlap * size);
  const floor = lowest('tongue');
  for (const {at, part} of inside) {
    points[at]! *= width;
    if (part === 'tongue') points[at + 1] = floor + (points[at + 1]! - floor) * tongueHeight;
    points[at + 1]! -= drop;
  }
}
