import {type Vec3, mean, placeAt} from '../body/linear';

/** A face. Positions are in meters: +Y up, face toward +Z, the person's left at +X. */
export interface FaceMesh {
  /** x, y, z of each base point before posing. */
  readonly points: Float32Array;
  /** Whether each point is skin inside the mouth. */
  readonly inside: ReadonlySet<number>;
  /** The offsets of all points for a face unit of the kit, fitted to the person, in meters. */
  unit(name: string): Float32Array;
}

/** First and last point in the kit's base mesh (`base.obj`, groups `helper-*`). */
const ranges = {
  skin: [0, 13379],
  tongue: [13380, 13605],
  leftEye: [14598, 14669],
  rightEye: [14670, 14741],
  lash: [14742, 14991],
  lowerTeeth: [14992, 15059],
  upperTeeth: [15060, 15127],
} as const;

export type FacePart = keyof typeof ranges;

export function pointsOf(part: FacePart): number[] {
  const [first, last] = ranges[part];
  return Array.from({length: last - first + 1}, (_, i) => first + i);
}

export const faceParts = Object.keys(ranges) as FacePart[];

const marks = {upperLipInside: 537, lowerLipInside: 520, chin: 5225, leftCorner: 7182};

export type Landmarks = ReturnType<typeof findLandmarks>;

export function findLandmarks(points: Float32Array) {
  const mark = (name: keyof typeof marks) => placeAt(points, marks[name]);
  const [upper, lower] = [mark('upperLipInside'), mark('lowerLipInside')];
  const leftEye = mean(points, pointsOf('leftEye'));
  const depths = pointsOf('tongue').map((point) => points[point * 3 + 2]!);
  return {
    /** The middle of the line where the lips meet. */
    mouth: [0, (upper[1] + lower[1]) / 2, (upper[2] + lower[2]) / 2] as const,
    leftCorner: mark('leftCorner'),
    chin: mark('chin'),
    leftEye,
    tongue: {back: Math.min(...depths), tip: Math.max(...depths)},
    /** Relative to a face whose pupils are 57.6 mm apart. */
    size: leftEye[0] / 0.0288,
  };
}

/** 0 below `from`, 1 above `to` (or the other way round), smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** 1 at `center`, 0 beyond `radius` (meters per axis), smooth between. */
export function bump(at: Vec3, center: Vec3, radius: Vec3): number {
  return ramp(Math.hypot(...at.map((value, axis) => (value - center[axis]!) / radius[axis]!)), 1, 0);
}
