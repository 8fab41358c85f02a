import type {Detail} from '../figure/skin';
import {type Surface, type Triangle, join, mirror, withTag} from '../geometry/surface';
import {type Vec3, add, cross, normalize, scale, subtract} from '../geometry/vector';
import type {Color} from '../paint/color';

export interface GlassesStyle {
  /** Half size of a lens. */
  readonly lens: readonly [width: number, height: number];
  /** 2 for an oval, higher for a rounder box. */
  readonly square: number;
  readonly thickness: number;
  readonly frame: Color;
  readonly tint: readonly [red: number, green: number, blue: number, alpha: number];
  readonly metalness: number;
}

export const glassesStyles = {
  round: {
    lens: [0.0235, 0.0215],
    square: 2.2,
    thickness: 0.0017,
    frame: [0.62, 0.46, 0.2],
    tint: [0.86, 0.92, 0.95, 0.14],
    metalness: 1,
  },
  square: {
    lens: [0.0255, 0.0195],
    square: 3.6,
    thickness: 0.003,
    frame: [0.05, 0.045, 0.045],
    tint: [0.08, 0.06, 0.05, 0.62],
    metalness: 0,
  },
} as const satisfies Readonly<Record<string, GlassesStyle>>;

export type GlassesName = keyof typeof glassesStyles;

const center: Vec3 = [0.0325, 1.698, 0.1085];

/** The face curves away: so does the frame. */
const bow = (x: number) => center[2] - 4.2 * Math.max(0, Math.abs(x) - 0.012) ** 2;

function rimPoint({lens, square}: GlassesStyle, i: number, count: number): Vec3 {
  const angle = (2 * Math.PI * i) / count;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const r = 1 / (Math.abs(c) ** square + Math.abs(s) ** square) ** (1 / square);
  const x = center[0] + c * r * lens[0];
  return [x, center[1] + s * r * lens[1], bow(x)];
}

/** A tube along a line of points. */
function tube(line: readonly Vec3[], radius: number, closed: boolean, sides: number): Omit<Surface, 'tags'> {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];
  line.forEach((p, i) => {
    const before = line[closed ? (i + line.length - 1) % line.length : Math.max(0, i - 1)]!;
    const after = line[closed ? (i + 1) % line.length : Math.min(line.length - 1, i + 1)]!;
    const along = normalize(subtract(after, before));
    const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
    const up = cross(side, along);
    for (let k = 0; k < sides; k++) {
      const angle = (2 * Math.PI * k) / sides;
      const n = add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)));
      normals.push(n);
      points.push(add(p, scale(n, radius)));
    }
  });
  const rings = closed ? line.length : line.length - 1;
  for (let i = 0; i < rings; i++) {
    const a = i * sides;
    const b = ((i + 1) % line.length) * sides;
    for (let k = 0; k < sides; k++) {
      const next = (k + 1) % sides;
      triangles.push([a + k, a + next, b + k], [a + next, b + next, b + k]);
    }
  }
  return {points, normals, triangles};
}

/** Frame and lenses; the two are drawn with a material each. */
export function glassesSurfaces(style: GlassesStyle, detail: Detail): {frame: Surface; lens: Surface} {
  const count = detail === 'low' ? 12 : 28;
  const sides = detail === 'low' ? 4 : 6;
  const rim = Array.from({length: count}, (_, i) => rimPoint(style, i, count));
  const hinge = center[0] + style.lens[0];
  const temple: Vec3[] = [
    [hinge - 0.0005, 1.706, bow(hinge)],
    [0.0705, 1.707, 0.082],
    [0.0785, 1.708, 0.045],
    [0.0815, 1.71, 0.005],
    [0.0815, 1.704, -0.02],
    [0.08, 1.688, -0.034],
  ];
  const inner = center[0] - style.lens[0];
  const bridge: Vec3[] = [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => [
    inner * t,
    1.7015 + 0.0032 * (1 - t * t),
    bow(inner) + 0.0022 * (1 - t * t),
  ]);
  const rimTube = tube(rim, style.thickness, true, sides);
  const templeTube = tube(temple, style.thickness * 0.95, false, sides);
  const frame = join(
    ...[rimTube, templeTube].flatMap((part) => [withTag(part, 'frame'), withTag(mirror(part), 'frame')]),
    withTag(tube(bridge, style.thickness, false, sides), 'frame'),
  );
  const middle: Vec3 = [center[0], center[1], bow(center[0]) + 0.0004];
  const disc: Omit<Surface, 'tags'> = {
    points: [middle, ...rim],
    normals: [middle, ...rim].map((p) => normalize([(p[0] - center[0]) * 6 + 0.1, (p[1] - center[1]) * 4, 1])),
    triangles: rim.map((_, i): Triangle => [0, 1 + i, 1 + ((i + 1) % count)]),
  };
  return {frame, lens: join(withTag(disc, 'lens'), withTag(mirror(disc), 'lens'))};
}
