/** A number from 0 to 1 for a point of a whole-number grid, the same on every machine. */
function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Even noise from 0 to 1 with details one unit wide. Written out: it runs for every pixel. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const a = hash(ix, iy, iz);
  const b = hash(ix, iy + 1, iz);
  const c = hash(ix, iy, iz + 1);
  const d = hash(ix, iy + 1, iz + 1);
  const ab = a + (hash(ix + 1, iy, iz) - a) * u;
  const bb = b + (hash(ix + 1, iy + 1, iz) - b) * u;
  const cb = c + (hash(ix + 1, iy, iz + 1) - c) * u;
  const db = d + (hash(ix + 1, iy + 1, iz + 1) - d) * u;
  const front = ab + (bb - ab) * v;
  return front + (cb + (db - cb) * v - front) * w;
}

/**
 * A wave from -1 to 1 with period 1, out of parabolas: `Math.sin` may differ in its last bits between engines, and the
 * files are compared byte by byte.
 */
export function wave(t: number): number {
  const f = t - Math.floor(t);
  return f < 0.5 ? 16 * f * (0.5 - f) : -16 * (f - 0.5) * (1 - f);
}
