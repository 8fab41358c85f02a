import {type Surface, type Triangle, join, mirror, withTag} from '../geometry/surface';
import {type Vec3, add, normalize, scale} from '../geometry/vector';
import {eyeCenter, eyeRadius} from './rest-pose';

/** A piece of a ball around the eye's center that looks to the front, `angle` radians from its pole. */
export function ball(radius: number, angle: number, rings: number, columns: number): Omit<Surface, 'tags'> {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];
  const put = (theta: number, phi: number) => {
    const n: Vec3 = normalize([Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)]);
    normals.push(n);
    points.push(add(eyeCenter, scale(n, radius)));
  };
  put(0, 0);
  for (let ring = 1; ring <= rings; ring++) {
    for (let i = 0; i < columns; i++) put((angle * ring) / rings, (2 * Math.PI * i) / columns);
  }
  const index = (ring: number, i: number) => (ring === 0 ? 0 : 1 + (ring - 1) * columns + (i % columns));
  for (let ring = 0; ring < rings; ring++) {
    for (let i = 0; i < columns; i++) {
      if (ring > 0) triangles.push([index(ring, i), index(ring + 1, i), index(ring, i + 1)]);
      triangles.push([index(ring, i + 1), index(ring + 1, i), index(ring + 1, i + 1)]);
    }
  }
  return {points, normals, triangles};
}

export const bothSides = (left: Omit<Surface, 'tags'>, tag: string): Surface =>
  join(withTag(left, tag), withTag(mirror(left), tag));

export const eyeballs = (low: boolean): Surface => bothSides(ball(eyeRadius, 1.75, low ? 6 : 12, low ? 12 : 28), 'eye');

/** Place on the rim of the upper lid, `u` from -1 at the nose to 1 at the temple. */
export function upperRim(u: number, lift = 0): Vec3 {
  const dx = u * 0.0166;
  const dy = 0.0092 * (1 - u * u) * (1 + 0.12 * u) + 0.1 * dx;
  const r = eyeRadius + 0.0019 + lift;
  const z = Math.sqrt(Math.max(r * r - dx * dx - dy * dy, 0.00002));
  return [eyeCenter[0] + dx, eyeCenter[1] + dy, eyeCenter[2] + z];
}

/** Lashes: a curved strip along each upper lid, longest towards the temple. */
export function lashes(long: boolean, low: boolean): Surface {
  const columns = low ? 8 : 18;
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];
  for (let i = 0; i <= columns; i++) {
    const u = -0.6 + (1.63 * i) / columns;
    const root = upperRim(Math.min(u, 0.995), -0.0006);
    const taper = Math.min(1, (u + 0.6) * 1.1) * (u > 0.9 ? 0.75 : 1);
    const reach = (long ? 0.0046 : 0.0026) * (0.45 + 0.55 * ((u + 1) / 2)) * taper;
    const out = normalize([0.35 * u + 0.18, 0.42, 0.82]);
    const curl = normalize([0.5 * u + 0.35, 1, 0.35]);
    const middle = add(root, scale(out, reach * 0.6));
    for (const p of [add(root, [0, -0.0009, 0]), root, middle, add(middle, scale(curl, reach * 0.55))]) {
      points.push(p);
      normals.push(normalize([0.2 * u, 0.45, 0.9]));
    }
    if (i === 0) continue;
    const a = (i - 1) * 4;
    for (let k = 0; k < 3; k++) {
      triangles.push([a + k, a + 4 + k, a + 5 + k], [a + k, a + 5 + k, a + 1 + k]);
    }
  }
  return bothSides({points, normals, triangles}, 'lash');
}
