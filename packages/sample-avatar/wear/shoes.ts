import type {Detail} from '../figure/skin';
import {contour} from '../geometry/contour';
import {type Field, type Station, capsule, loft, mirrored, smoothMin} from '../geometry/field';
import {noise, wave} from '../geometry/noise';
import {type Surface, clip, turnIn, withTag} from '../geometry/surface';
import {type Vec3, clamp, lerp, mix, smoothstep} from '../geometry/vector';
import type {Paint} from '../paint/bake';
import {type Color, shade} from '../paint/color';

export interface ShoeStyle {
  /** Height of the rim. */
  readonly top: number;
  readonly upper: Color;
  readonly accent: Color;
  readonly sole: Color;
  readonly laces: boolean;
  readonly soleHeight: number;
  readonly roughness: number;
}

export const shoeStyles = {
  sneakers: {
    top: 0.098,
    upper: [0.93, 0.92, 0.89],
    accent: [0.84, 0.36, 0.2],
    sole: [0.97, 0.96, 0.94],
    laces: true,
    soleHeight: 0.03,
    roughness: 0.62,
  },
  boots: {
    top: 0.165,
    upper: [0.33, 0.2, 0.13],
    accent: [0.16, 0.12, 0.1],
    sole: [0.13, 0.12, 0.12],
    laces: false,
    soleHeight: 0.026,
    roughness: 0.45,
  },
} as const satisfies Readonly<Record<string, ShoeStyle>>;

export type ShoeName = keyof typeof shoeStyles;

const middle = 0.11;

/** Half width of the sole at a place along the foot. */
function outline(z: number): number {
  const t = clamp((z + 0.098) / 0.282, 0, 1);
  const round = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 8));
  return (0.038 + 0.011 * smoothstep(0.25, 0.75, t)) * round;
}

function shoeField(style: ShoeStyle): Field {
  const rows: readonly (readonly [z: number, half: number, middleY: number, height: number])[] = [
    [-0.09, 0.022, 0.05, 0.034],
    [-0.06, 0.038, 0.052, 0.048],
    [0, 0.041, 0.054, 0.05],
    [0.06, 0.046, 0.044, 0.038],
    [0.12, 0.047, 0.037, 0.029],
    [0.168, 0.031, 0.032, 0.02],
  ];
  const upper = loft(
    'z',
    rows.map(([at, front, middleAcross, across]): Station => ({at, front, across, middleAcross, middleDeep: middle})),
  );
  const collar = capsule([0.108, 0.06, -0.03], [0.108, style.top + 0.04, -0.028], 0.05, 0.048);
  const tongue = capsule([middle, 0.07, 0.045], [0.109, style.top + 0.03, 0.006], 0.022, 0.017);
  const sole: Field = (x, y, z) => {
    const bend = 0.008 * smoothstep(0.12, 0.185, z);
    const side = Math.abs(x - middle) - outline(z) - 0.003;
    const end = Math.max(-0.099 - z, z - 0.185);
    const flat = Math.max(bend - y, y - style.soleHeight - bend);
    const a = Math.max(side, end) + 0.009;
    const b = flat + 0.009;
    return Math.min(Math.max(a, b), 0) + Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2) - 0.009;
  };
  return mirrored((x, y, z) => {
    let f = smoothMin(upper(x, y, z), collar(x, y, z), 0.03);
    if (style.laces) f = smoothMin(f, tongue(x, y, z), 0.012);
    f = Math.max(f, 0.008 - y);
    return smoothMin(f, sole(x, y, z), 0.006);
  });
}

export function shoeSurface(style: ShoeStyle, detail: Detail): Surface {
  const finest = detail === 'low' ? 0.0064 : 0.0032;
  const made = contour(shoeField(style), {
    origin: [-0.4096, -0.1, -0.4096],
    finest,
    levels: detail === 'low' ? 7 : 8,
    cellSize: () => finest * 4,
  });
  return turnIn(
    clip(withTag(made, 'shoe'), (p) => p[1] - style.top - 0.35 * clamp(p[2] - 0.005, -0.03, 0.05)),
    0.008,
  );
}

export function shoePaint(style: ShoeStyle): Paint {
  /** 1 on the sole, 0 above it. */
  const onSole = (p: Vec3) => {
    const edge = style.soleHeight + 0.0015 + 0.008 * smoothstep(0.12, 0.185, p[2]);
    return smoothstep(edge + 0.0008, edge - 0.0008, p[1]);
  };
  const laces = (p: Vec3) =>
    style.laces && p[2] > 0.03 && p[2] < 0.105 && Math.abs(Math.abs(p[0]) - middle) < 0.03 && p[1] > 0.055
      ? smoothstep(0.1, 0.4, wave((p[2] - 0.03) / 0.018))
      : 0;
  const stitch = (p: Vec3) => smoothstep(0.0025, 0.001, Math.abs(p[1] - 0.075 + 0.28 * Math.max(0, p[2] - 0.03)));
  return {
    color: (p) => {
      const grain = 1 + (noise(p[0] * 300, p[1] * 300, p[2] * 300) - 0.5) * 0.05;
      const line = smoothstep(0.002, 0.001, Math.abs(p[1] - style.soleHeight * 0.55));
      const sole = shade(mix(style.sole, style.accent, line * (style.laces ? 0.8 : 0)), grain);
      const heel = smoothstep(-0.052, -0.056, p[2]) * smoothstep(0.02, 0.03, p[1]);
      const elastic = style.laces ? 0 : smoothstep(0.024, 0.02, Math.abs(p[2] + 0.024)) * smoothstep(0.075, 0.09, p[1]);
      const leather = mix(style.upper, style.accent, style.laces ? heel : elastic);
      const upper = shade(mix(leather, [0.98, 0.98, 0.97], laces(p)), grain * (1 - 0.14 * stitch(p)));
      return mix(upper, sole, onSole(p));
    },
    roughness: (p) => lerp(style.roughness, 0.75, onSole(p)),
    bump: (p) => {
      const leather = laces(p) * 0.001 - stitch(p) * 0.0004 + noise(p[0] * 260, p[1] * 260, p[2] * 260) * 0.0002;
      return lerp(leather, wave(p[1] * 160) * 0.0001, onSole(p));
    },
  };
}
