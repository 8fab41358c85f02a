import type {Detail} from '../figure/skin';
import {figureOf} from '../figure/skin';
import {contour} from '../geometry/contour';
import {type Field, capsule, ellipsoid, smoothCut, smoothMin} from '../geometry/field';
import {noise, wave} from '../geometry/noise';
import {type Surface, filterTriangles, largestPiece, withTag} from '../geometry/surface';
import {type Vec3, clamp, lerp, mix, smoothstep} from '../geometry/vector';
import type {Paint} from '../paint/bake';
import {type Color, shade} from '../paint/color';

/** The mass of the hair around the skull, and the direction in which strands run. */
interface HairStyle {
  readonly field: Field;
  /** Counts strands across: places with the same number lie on one strand. */
  readonly strand: (p: Vec3) => number;
}

/** Around the head, 0 at the back of it to 1 at the face, without angles. */
function around(p: Vec3): number {
  const x = p[0];
  const z = p[2] + 0.01;
  return z / (Math.abs(x) + Math.abs(z) + 1e-6);
}

function crop(): HairStyle {
  const cap = ellipsoid([0, 1.745, -0.012], [0.086, 0.1, 0.105]);
  const quiff = ellipsoid([0.008, 1.81, 0.05], [0.05, 0.032, 0.042]);
  const crest = ellipsoid([0.004, 1.822, -0.002], [0.062, 0.03, 0.07]);
  const face = ellipsoid([0, 1.69, 0.112], [0.074, 0.099, 0.086]);
  const strand = (p: Vec3) =>
    (p[0] / (Math.abs(p[0]) + Math.max(0.02, p[1] - 1.7))) * 13 +
    p[2] * 9 +
    noise(p[0] * 22, p[1] * 22, p[2] * 22) * 1.6;
  const field: Field = (x, y, z) => {
    const ax = Math.abs(x);
    let f = smoothMin(cap(x, y, z), crest(x, y, z), 0.03);
    f = smoothMin(f, quiff(x, y, z), 0.045);
    f = smoothCut(f, face(ax, y, z), 0.014);
    // The line above the ears and at the nape.
    f = smoothCut(f, y - (z < -0.045 ? 1.645 : 1.712), 0.012);
    return f - 0.0022 * wave(strand([x, y, z]) / 2) * smoothstep(1.7, 1.78, y);
  };
  return {field, strand};
}

function bob(): HairStyle {
  const cap = ellipsoid([0, 1.742, -0.012], [0.091, 0.104, 0.108]);
  const side = capsule([0.073, 1.72, -0.02], [0.07, 1.585, -0.005], 0.033, 0.03);
  const back = ellipsoid([0, 1.64, -0.06], [0.082, 0.085, 0.06]);
  const face = ellipsoid([0, 1.665, 0.105], [0.066, 0.118, 0.082]);
  const fringe = ellipsoid([-0.026, 1.788, 0.064], [0.054, 0.034, 0.034]);
  const strand = (p: Vec3) =>
    lerp(around(p) * 9, p[2] * 16, smoothstep(1.7, 1.8, p[1])) +
    p[0] * 50 +
    noise(p[0] * 16, p[1] * 7, p[2] * 16) * 1.4;
  const field: Field = (x, y, z) => {
    const ax = Math.abs(x);
    let f = smoothMin(cap(ax, y, z), side(ax, y, z), 0.03);
    f = smoothMin(f, back(ax, y, z), 0.035);
    f = smoothCut(f, face(ax, y, z), 0.016);
    f = smoothMin(f, smoothCut(fringe(x, y, z), face(x * 0.9, y - 0.02, z), 0.01), 0.032);
    // An even lower edge, a little shorter at the nape, turned in.
    f = smoothCut(f, y - 1.572 - 0.12 * Math.max(0, -z - 0.02), 0.02);
    return f - 0.0016 * wave((around([ax, y, z]) * 13 + ax * 50) / 2.2) * smoothstep(1.84, 1.74, y);
  };
  return {field, strand};
}

function bun(): HairStyle {
  const cap = ellipsoid([0, 1.744, -0.01], [0.0855, 0.0995, 0.1035]);
  const knot = ellipsoid([0, 1.835, -0.075], [0.046, 0.042, 0.044]);
  const face = ellipsoid([0, 1.68, 0.112], [0.071, 0.108, 0.086]);
  const strand = (p: Vec3) => {
    const x = p[0];
    const y = p[1] - 1.83;
    return (x / (Math.abs(x) + Math.abs(y) + 0.03)) * 16 + noise(p[0] * 20, p[1] * 20, p[2] * 20) * 1.4;
  };
  const field: Field = (x, y, z) => {
    const ax = Math.abs(x);
    let f = smoothCut(cap(ax, y, z), face(ax, y, z), 0.012);
    f = smoothCut(f, y - (z < -0.03 ? 1.655 - 0.25 * (z + 0.03) : 1.705), 0.014);
    f = smoothMin(f, knot(ax, y, z), 0.012);
    return f - 0.0014 * wave(strand([ax, y, z]) / 2.2);
  };
  return {field, strand};
}

export const hairStyles = {crop, bob, bun} as const satisfies Readonly<Record<string, () => HairStyle>>;

export type HairName = keyof typeof hairStyles;

/** The hair from outside; what lies inside the head is left out. */
export function hairSurface(name: HairName, detail: Detail): Surface {
  const {field} = hairStyles[name]();
  const {head} = figureOf('male');
  const finest = detail === 'low' ? 0.01 : 0.005;
  const made = contour(field, {
    origin: [-0.64, 1.1, -0.64],
    finest,
    levels: detail === 'low' ? 7 : 8,
    cellSize: (x, y, z) =>
      z > 0.02 && field(x, y, z) > -0.02 && Math.abs(head(x, y, z)) < 0.012 ? finest : finest * 2,
  });
  const hidden = made.points.map((p) => head(...p) < -0.004);
  return largestPiece(filterTriangles(withTag(made, 'hair'), ([a, b, c]) => !(hidden[a] && hidden[b] && hidden[c])));
}

export function hairPaint(name: HairName, color: Color): Paint {
  const {strand} = hairStyles[name]();
  const lines = (p: Vec3) => wave(strand(p) * 1.9) * 0.5 + (noise(strand(p) * 3.4, p[1] * 9, 2) - 0.5) * 0.8;
  return {
    color: (p) => {
      const height = smoothstep(1.6, 1.84, p[1]);
      const light = 0.82 + 0.3 * height + lines(p) * 0.1 + (noise(p[0] * 60, p[1] * 20, p[2] * 60) - 0.5) * 0.16;
      return shade(mix(color, [0.55, 0.36, 0.22], 0.1 * height), clamp(light, 0.5, 1.4));
    },
    roughness: (p) => 0.6 + 0.1 * lines(p),
    bump: (p) => lines(p) * 0.0005,
  };
}
