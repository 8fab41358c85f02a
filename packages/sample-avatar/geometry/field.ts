import {type Vec3, clamp, normalize} from './vector';

/**
 * A shape as a function of space: meters to its surface, negative inside. The distances are close to true near the
 * surface and never much too large, which is what the contouring needs to skip empty space.
 */
export type Field = (x: number, y: number, z: number) => number;

/** The union of two distances, rounded over `k` meters (polynomial smooth minimum). */
export function smoothMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  const low = a < b ? a : b;
  return h > 0 ? low - (h * h) / (4 * k) : low;
}

/** What is left of `a` without `b`, rounded over `k` meters. */
export const smoothCut = (a: number, b: number, k: number): number => -smoothMin(-a, b, k);

/** Mirrors a shape that is modeled on the left (+X) to both sides. */
export const mirrored =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z);

/** Several shapes as one, rounded over `k` meters where they meet. */
export const union =
  (k: number, ...fields: readonly Field[]): Field =>
  (x, y, z) => {
    let result = Infinity;
    for (const field of fields) {
      const next = field(x, y, z);
      result = result === Infinity ? next : smoothMin(result, next, k);
    }
    return result;
  };

/** Half axes in meters. The distance is an estimate of first order, and true on the surface. */
export function ellipsoid(center: Vec3, radius: Vec3): Field {
  const [cx, cy, cz] = center;
  const [rx, ry, rz] = radius;
  return (x, y, z) => {
    const ax = (x - cx) / rx;
    const ay = (y - cy) / ry;
    const az = (z - cz) / rz;
    const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
    if (k0 < 1e-6) return -Math.min(rx, ry, rz);
    const bx = ax / rx;
    const by = ay / ry;
    const bz = az / rz;
    return (k0 * (k0 - 1)) / Math.sqrt(bx * bx + by * by + bz * bz);
  };
}

/** A rod with round ends, as thick as `ra` at `a` and `rb` at `b`. */
export function capsule(a: Vec3, b: Vec3, ra: number, rb = ra): Field {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const t = clamp((px * dx + py * dy + pz * dz) / square, 0, 1);
    const qx = px - dx * t;
    const qy = py - dy * t;
    const qz = pz - dz * t;
    return Math.sqrt(qx * qx + qy * qy + qz * qz) - (ra + (rb - ra) * t);
  };
}

/**
 * One cross-section of a loft, meters: the place along the axis, the middle and the half widths of an oval whose front
 * and back half may differ. Across is X for the vertical axis `y` and Y for the axes `x` and `z`; deep is Z for `x` and
 * `y`, X for `z`.
 */
export interface Station {
  readonly at: number;
  readonly across: number;
  readonly front: number;
  /** As `front` if absent. */
  readonly back?: number;
  readonly middleAcross?: number;
  readonly middleDeep?: number;
}

const columns = 5;
const samples = 96;

/** Reads the stations as smooth curves (Catmull-Rom) and keeps `samples` places of each. */
function sampleStations(stations: readonly Station[]): Float64Array {
  const rows = stations.map((s) => [s.across, s.front, s.back ?? s.front, s.middleAcross ?? 0, s.middleDeep ?? 0]);
  const first = stations[0]!.at;
  const last = stations.at(-1)!.at;
  const table = new Float64Array((samples + 1) * columns);
  let span = 0;
  for (let i = 0; i <= samples; i++) {
    const at = first + ((last - first) * i) / samples;
    while (span < stations.length - 2 && at > stations[span + 1]!.at) span++;
    const from = stations[span]!.at;
    const to = stations[span + 1]!.at;
    const t = (at - from) / (to - from);
    const width = to - from;
    for (let c = 0; c < columns; c++) {
      const p1 = rows[span]![c]!;
      const p2 = rows[span + 1]![c]!;
      const before = rows[span - 1]?.[c];
      const after = rows[span + 2]?.[c];
      const m1 = before === undefined ? p2 - p1 : ((p2 - before) * width) / (to - stations[span - 1]!.at);
      const m2 = after === undefined ? p2 - p1 : ((after - p1) * width) / (stations[span + 2]!.at - from);
      const t2 = t * t;
      const t3 = t2 * t;
      table[i * columns + c] =
        (2 * t3 - 3 * t2 + 1) * p1 + (t3 - 2 * t2 + t) * m1 + (-2 * t3 + 3 * t2) * p2 + (t3 - t2) * m2;
    }
  }
  return table;
}

/** A limb or trunk: ovals along an axis, smoothly joined, with round ends. */
export function loft(axis: 'x' | 'y' | 'z', stations: readonly Station[]): Field {
  const table = sampleStations(stations);
  const first = stations[0]!.at;
  const last = stations.at(-1)!.at;
  return (x, y, z) => {
    const along = axis === 'x' ? x : axis === 'y' ? y : z;
    const across = axis === 'y' ? x : y;
    const deep = axis === 'z' ? x : z;
    const inside = along < first ? first : along > last ? last : along;
    const place = ((inside - first) / (last - first)) * samples;
    const row = Math.min(samples - 1, Math.floor(place));
    const t = place - row;
    const o = row * columns;
    const n = o + columns;
    const v = deep - (table[o + 4]! + (table[n + 4]! - table[o + 4]!) * t);
    const half = v > 0 ? 1 : 2;
    const width = table[o]! + (table[n]! - table[o]!) * t;
    const depth = table[o + half]! + (table[n + half]! - table[o + half]!) * t;
    const a = (across - (table[o + 3]! + (table[n + 3]! - table[o + 3]!) * t)) / width;
    const b = v / depth;
    const k0 = Math.sqrt(a * a + b * b);
    const sa = a / width;
    const sb = b / depth;
    const slope = Math.sqrt(sa * sa + sb * sb);
    const side = slope > 1e-9 ? (k0 * (k0 - 1)) / slope : -Math.min(width, depth);
    const past = Math.abs(along - inside);
    if (past === 0) return side;
    return side > 0 ? Math.sqrt(side * side + past * past) : Math.max(side, -0.02) + past;
  };
}

/** Skips a costly part where it is further away than `reach` from the box that holds it. */
export function bounded(field: Field, low: Vec3, high: Vec3, reach: number): Field {
  return (x, y, z) => {
    const dx = Math.max(low[0] - x, 0, x - high[0]);
    const dy = Math.max(low[1] - y, 0, y - high[1]);
    const dz = Math.max(low[2] - z, 0, z - high[2]);
    const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
    return away > reach ? away : field(x, y, z);
  };
}

/** The direction away from the surface, and how fast the field grows there. */
export function gradient(field: Field, p: Vec3, step = 4e-4): Vec3 {
  const [x, y, z] = p;
  const s = 1 / (2 * step);
  return [
    (field(x + step, y, z) - field(x - step, y, z)) * s,
    (field(x, y + step, z) - field(x, y - step, z)) * s,
    (field(x, y, z + step) - field(x, y, z - step)) * s,
  ];
}

/** Direction away from the surface, of length 1. */
export const normalAt = (field: Field, p: Vec3): Vec3 => normalize(gradient(field, p));

/** Moves a point onto the surface along the gradient, at most `limit` meters away. */
export function project(field: Field, p: Vec3, limit: number, rounds = 3): Vec3 {
  let [x, y, z] = p;
  for (let i = 0; i < rounds; i++) {
    const value = field(x, y, z);
    const g = gradient(field, [x, y, z]);
    const square = g[0] * g[0] + g[1] * g[1] + g[2] * g[2];
    if (square < 1e-6) break;
    const move = value / Math.max(square, 0.25);
    x = clamp(x - g[0] * move, p[0] - limit, p[0] + limit);
    y = clamp(y - g[1] * move, p[1] - limit, p[1] + limit);
    z = clamp(z - g[2] * move, p[2] - limit, p[2] + limit);
  }
  return [x, y, z];
}
