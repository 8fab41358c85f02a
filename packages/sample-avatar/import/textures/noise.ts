import {mix} from './raster';

/** A number from 0 to 1 that only depends on the cell. */
export function hash(x: number, y: number, z: number, seed: number): number {
  let bits = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(z | 0, 0x9e3779b1) ^ seed;
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise from -1 to 1 with one bump per unit. */
export function noise(x: number, y: number, z: number, seed: number): number {
  const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [smooth(x - cx), smooth(y - cy), smooth(z - cz)];
  const row = (dy: number, dz: number) =>
    mix(hash(cx, cy + dy, cz + dz, seed), hash(cx + 1, cy + dy, cz + dz, seed), fx);
  return mix(mix(row(0, 0), row(1, 0), fy), mix(row(0, 1), row(1, 1), fy), fz) * 2 - 1;
}

/** Two octaves more of `noise`, still about -1 to 1. */
export const cloud = (x: number, y: number, z: number, seed: number) =>
  (noise(x, y, z, seed) * 4 + noise(x * 2, y * 2, z * 2, seed + 1) * 2 + noise(x * 4, y * 4, z * 4, seed + 2)) / 5;

/** Distances from a place to the nearest and the second nearest of points strewn one per unit, and the nearest's number. */
export function cells(x: number, y: number, z: number, seed: number): [near: number, next: number, id: number] {
  const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let [near, next, nearest] = [9, 9, 0];
  for (let i = 0; i < 27; i++) {
    const [px, py, pz] = [cx + (i % 3) - 1, cy + (Math.floor(i / 3) % 3) - 1, cz + Math.floor(i / 9) - 1];
    const dx = px + hash(px, py, pz, seed) - x;
    const dy = py + hash(px, py, pz, seed + 1) - y;
    const dz = pz + hash(px, py, pz, seed + 2) - z;
    const distance = dx * dx + dy * dy + dz * dz;
    if (distance < near) [next, near, nearest] = [near, distance, i];
    else if (distance < next) next = distance;
  }
  const id = hash(cx + (nearest % 3), cy + (Math.floor(nearest / 3) % 3), cz + Math.floor(nearest / 9), seed + 3);
  return [Math.sqrt(near), Math.sqrt(next), id];
}
