export type Vec3 = readonly [x: number, y: number, z: number];

/** The face of one person as the shapes need it. All places in meters: +Y up, face along +Z, the person's left on +X. */
export interface FaceMesh {
  /** x, y, z of each base point before posing. */
  readonly points: Float32Array;
  /** Number in the kit's base mesh of each point. */
  readonly source: Iterable<number> & ArrayLike<number>;
  /** The points of the skin inside the mouth. */
  readonly inside: ReadonlySet<number>;
  /** The kit's face units, fitted to the person: offsets of the points in `indices`, meters. */
  readonly units: Readonly<Record<string, {readonly indices: ArrayLike<number>; readonly offsets: ArrayLike<number>}>>;
}

export type FacePart = 'skin' | 'upperTeeth' | 'lowerTeeth' | 'tongue' | 'leftEye' | 'rightEye' | 'lash';

/** Ranges of point numbers in the kit's base mesh (`base.obj`, groups `helper-*`). */
const ranges: readonly (readonly [FacePart, first: number, last: number])[] = [
  ['skin', 0, 13379],
  ['tongue', 13380, 13605],
  ['leftEye', 14598, 14669],
  ['rightEye', 14670, 14741],
  ['lash', 14742, 14991],
  ['lowerTeeth', 14992, 15059],
  ['upperTeeth', 15060, 15127],
];

/** The part of the face that a point of the kit's base mesh belongs to; none for clothes helpers and the like. */
export function facePart(source: number): FacePart | undefined {
  return ranges.find(([, first, last]) => source >= first && source <= last)?.[0];
}

/** Points of the kit's base mesh that mark a place. */
const marks = {upperLipInside: 537, lowerLipInside: 520, chin: 5225, noseTip: 297, leftCorner: 7182};

export interface Landmarks {
  /** Where the lips meet, in the middle. */
  readonly mouth: Vec3;
  readonly leftCorner: Vec3;
  readonly chin: Vec3;
  readonly noseTip: Vec3;
  readonly leftEye: Vec3;
  readonly tongue: {readonly back: number; readonly tip: number};
  /** How large the face is beside one whose pupils are 57.6 mm apart. */
  readonly size: number;
}

export function findLandmarks({points, source}: Pick<FaceMesh, 'points' | 'source'>): Landmarks {
  const place = new Map<number, Vec3>();
  const wanted = new Set(Object.values(marks));
  const eye = [0, 0, 0];
  let eyePoints = 0;
  let back = Infinity;
  let tip = -Infinity;
  for (let i = 0; i < source.length; i++) {
    const at: Vec3 = [points[3 * i]!, points[3 * i + 1]!, points[3 * i + 2]!];
    if (wanted.has(source[i]!)) place.set(source[i]!, at);
    const part = facePart(source[i]!);
    if (part === 'leftEye') {
      at.forEach((value, axis) => (eye[axis]! += value));
      eyePoints++;
    } else if (part === 'tongue') {
      back = Math.min(back, at[2]);
      tip = Math.max(tip, at[2]);
    }
  }
  const mark = (name: keyof typeof marks): Vec3 => {
    const found = place.get(marks[name]);
    if (!found) throw new Error(`The mesh lacks base point ${marks[name]} (${name}), which the face shapes need.`);
    return found;
  };
  const [upper, lower] = [mark('upperLipInside'), mark('lowerLipInside')];
  const leftEye = eye.map((sum) => sum / eyePoints) as unknown as Vec3;
  return {
    mouth: [0, (upper[1] + lower[1]) / 2, (upper[2] + lower[2]) / 2],
    leftCorner: mark('leftCorner'),
    chin: mark('chin'),
    noseTip: mark('noseTip'),
    leftEye,
    tongue: {back, tip},
    size: leftEye[0] / 0.0288,
  };
}

/** 0 below `from`, 1 above `to` (or the other way round), smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** 1 at `center`, 0 from `radius` on (meters per axis), smooth between. */
export function bump(at: Vec3, center: Vec3, radius: Vec3): number {
  const [x, y, z] = [0, 1, 2].map((axis) => (at[axis]! - center[axis]!) / radius[axis]!) as [number, number, number];
  return ramp(Math.hypot(x, y, z), 1, 0);
}
