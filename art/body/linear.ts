/** A unit quaternion: x, y, z, w. */
export type Quaternion = readonly [x: number, y: number, z: number, w: number];
export type Vec3 = readonly [x: number, y: number, z: number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(...a);
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The position of a point in a flat array of coordinates. */
export const placeAt = (points: ArrayLike<number>, point: number): Vec3 => [
  points[point * 3]!,
  points[point * 3 + 1]!,
  points[point * 3 + 2]!,
];

/** Normalizes each of many directions; those of length 0 point up. */
export function normalizeAll(directions: Float32Array): void {
  for (let i = 0; i < directions.length; i += 3) {
    const size = Math.hypot(directions[i]!, directions[i + 1]!, directions[i + 2]!);
    if (size > 0) for (let axis = 0; axis < 3; axis++) directions[i + axis]! /= size;
    else directions[i + 1] = 1;
  }
}

export function mean(points: ArrayLike<number>, indices: readonly number[]): Vec3 {
  const along = (axis: number) => indices.reduce((sum, i) => sum + points[i * 3 + axis]!, 0) / indices.length;
  return [along(0), along(1), along(2)];
}

/** The rotation by b, followed by a. */
export const multiply = (a: Quaternion, b: Quaternion): Quaternion => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

export const conjugate = (q: Quaternion): Quaternion => [-q[0], -q[1], -q[2], q[3]];

export function rotate([x, y, z, w]: Quaternion, v: Vec3): Vec3 {
  const t = scale(cross([x, y, z], v), 2);
  return add(add(v, scale(t, w)), cross([x, y, z], t));
}

/** The rotation by an angle in radians about a unit axis. */
export function about(axis: Vec3, angle: number): Quaternion {
  const s = Math.sin(angle / 2);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)];
}

/** The shortest rotation from one direction to another. */
export function between(from: Vec3, to: Vec3): Quaternion {
  const a = normalize(from);
  const b = normalize(to);
  const [x, y, z] = cross(a, b);
  const w = 1 + dot(a, b);
  const size = Math.hypot(x, y, z, w);
  return size < 1e-6 ? [0, 0, 1, 0] : [x / size, y / size, z / size, w / size];
}

/** The rotation from one pair of directions to another; the first directions match exactly. */
export function betweenFrames(from: Vec3, fromAxis: Vec3, to: Vec3, toAxis: Vec3): Quaternion {
  const swing = between(from, to);
  return multiply(about(normalize(to), twist(to, rotate(swing, fromAxis), toAxis)), swing);
}

/** The angle around an axis from one direction to another. */
export function twist(axis: Vec3, from: Vec3, to: Vec3): number {
  const along = normalize(axis);
  const flat = (v: Vec3) => subtract(v, scale(along, dot(v, along)));
  const a = flat(from);
  const b = flat(to);
  return Math.atan2(dot(along, cross(a, b)), dot(a, b));
}

/** Interpolates between two rotations on the shorter path: a at 0, b at 1. */
export function blend(a: Quaternion, b: Quaternion, share: number): Quaternion {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const mixed = a.map((value, i) => value * (1 - share) + sign * b[i]! * share);
  const size = Math.hypot(...mixed);
  return mixed.map((value) => value / size) as unknown as Quaternion;
}
