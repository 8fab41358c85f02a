import {cells, cloud, noise} from './noise';
import {smoothstep} from './raster';

/** A soft spot of about `radius` around a place; both sides of the body have it if x isn't 0. */
const spot = (at: readonly [number, number, number], radius: number) => (x: number, y: number, z: number) =>
  Math.exp(-((Math.abs(x) - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / radius ** 2);

// Places on the neutral face, in meters.
const cheek = spot([0.042, 0.694, 0.118], 0.024);
const noseTip = spot([0, 0.69, 0.165], 0.017);
const noseWing = spot([0.015, 0.688, 0.147], 0.011);
const bridge = spot([0, 0.72, 0.152], 0.02);
const chin = spot([0, 0.626, 0.148], 0.02);
const forehead = spot([0, 0.785, 0.145], 0.045);
const belowEye = spot([0.03, 0.714, 0.132], 0.0115);
const innerEye = spot([0.016, 0.728, 0.132], 0.008);
const lid = spot([0.032, 0.738, 0.134], 0.011);
const eye = spot([0.032, 0.7285, 0.131], 0.017);

/** How much of each kind a place of the body is, from 0 to 1. */
export function regionsAt(x: number, y: number, z: number) {
  const side = Math.abs(x);
  const isHead = smoothstep(0.57, 0.6, y) * smoothstep(0.14, 0.11, side);
  const face = isHead * smoothstep(0.05, 0.1, z);
  const ear = isHead * smoothstep(0.073, 0.079, side) * smoothstep(0.775, 0.76, y) * smoothstep(0.66, 0.68, y);
  const nose = Math.max(noseTip(x, y, z), noseWing(x, y, z));
  const hand = smoothstep(0.385, 0.4, side);
  const beardLine = 0.682 + Math.max(0, side - 0.032) * 0.95;
  return {
    face,
    ear,
    nose,
    hand,
    cheek: face * cheek(x, y, z),
    chin: chin(x, y, z),
    greasy:
      face *
      Math.max(
        noseTip(x, y, z),
        noseWing(x, y, z),
        bridge(x, y, z) * 0.8,
        forehead(x, y, z) * 0.8,
        chin(x, y, z) * 0.6,
      ),
    belowEye: face * Math.max(belowEye(x, y, z), innerEye(x, y, z)),
    lid: face * lid(x, y, z),
    eye: face * eye(x, y, z),
    beard:
      isHead *
      smoothstep(beardLine + 0.005, beardLine - 0.006, y) *
      smoothstep(0.585, 0.615, y) *
      smoothstep(0.02, 0.06, z) *
      (1 - ear),
  };
}

/** Height of the skin's surface in millimeters: pores, the mesh of fine lines between them, and lines of hands. */
export function reliefAt(
  x: number,
  y: number,
  z: number,
  {face, greasy, cheek: cheeks, hand, ear}: ReturnType<typeof regionsAt>,
): number {
  const scale = 1000 / 1.05;
  const [near, next] = cells(x * scale, y * scale, z * scale, 11);
  const lines = Math.min(1, (next - near) * 2.2);
  const pore = smoothstep(0.42, 0.12, near);
  const porous = face * (0.35 + 0.65 * Math.max(greasy, cheeks)) * (1 - ear);
  const bumps = noise(x * 420, y * 420, z * 420, 21) * 0.02 + cloud(x * 150, y * 150, z * 150, 23) * 0.03;
  const creases = hand * Math.abs(noise(x * 380, y * 700, z * 380, 31)) * 0.09;
  return lines * 0.028 * (1 - 0.5 * porous) - pore * porous * 0.085 + bumps + creases;
}
