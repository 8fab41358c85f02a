import {figureOf, type Detail} from '../figure/skin';
import type {BodyShape} from '../figure/rest-pose';
import {contour} from '../geometry/contour';
import {type Field, type Station, bounded, capsule, loft, mirrored, smoothMin} from '../geometry/field';
import {noise, wave} from '../geometry/noise';
import {type Surface, clip, join, turnIn, withTag} from '../geometry/surface';
import {type Vec3, lerp, mix, smoothstep} from '../geometry/vector';
import type {Paint} from '../paint/bake';
import {type Color, shade} from '../paint/color';

/** How a top and trousers are cut and dyed. Lengths in meters in the T-pose. */
export interface OutfitStyle {
  /** How far out the sleeves reach, as X. */
  readonly sleeve: number;
  /** Room between arm and sleeve at the shoulder and at its end. */
  readonly sleeveRoom: readonly [number, number];
  readonly trunkRoom: number;
  /** Height of the hem. */
  readonly hem: number;
  /** Height of the collar at the middle of the neck. */
  readonly collar: number;
  readonly hood: boolean;
  /** Half width of a trouser leg at the ankle and at the knee. */
  readonly leg: readonly [ankle: number, knee: number];
  readonly top: Color;
  readonly bottom: Color;
  readonly weave: 'jersey' | 'fleece';
  readonly stripe?: Color;
}

export const outfitStyles = {
  tee: {
    sleeve: 0.325,
    sleeveRoom: [0.012, 0.022],
    trunkRoom: 0.013,
    hem: 0.905,
    collar: 1.53,
    hood: false,
    leg: [0.062, 0.068],
    top: [0.93, 0.45, 0.3],
    bottom: [0.2, 0.25, 0.36],
    weave: 'jersey',
  },
  hoodie: {
    sleeve: 0.672,
    sleeveRoom: [0.018, 0.016],
    trunkRoom: 0.019,
    hem: 0.9,
    collar: 1.534,
    hood: true,
    leg: [0.05, 0.063],
    top: [0.25, 0.42, 0.42],
    bottom: [0.72, 0.66, 0.56],
    weave: 'fleece',
  },
} as const satisfies Readonly<Record<string, OutfitStyle>>;

export type OutfitName = keyof typeof outfitStyles;

function trouserLeg([ankle, knee]: readonly [number, number], shape: BodyShape): Field {
  const wide = shape === 'male' ? 0.004 : 0;
  const rows: readonly (readonly [at: number, across: number, front: number, back: number, x: number, z: number])[] = [
    [0.03, ankle, ankle + 0.006, ankle + 0.004, 0.109, -0.022],
    [0.12, ankle + 0.001, ankle + 0.006, ankle + 0.006, 0.109, -0.022],
    [0.3, knee - 0.002, knee, knee + 0.008, 0.107, -0.014],
    [0.5, knee + wide, knee + 0.005, knee + 0.002, 0.104, 0],
    [0.7, 0.082 + wide, 0.092, 0.09, 0.1, 0],
    [0.84, 0.09 + wide, 0.099, 0.104, 0.095, 0],
    [0.97, 0.078, 0.085, 0.1, 0.088, 0],
  ];
  return loft(
    'y',
    rows.map(([at, across, front, back, middleAcross, middleDeep]): Station => ({
      at,
      across,
      front,
      back,
      middleAcross,
      middleDeep,
    })),
  );
}

/** The volumes of the two pieces, before they are cut open. */
export function outfitFields(style: OutfitStyle, shape: BodyShape): {top: Field; bottom: Field} {
  const {body} = figureOf(shape);
  const [inner, outer] = style.sleeveRoom;
  const leg = bounded(trouserLeg(style.leg, shape), [0, 0, -0.15], [0.22, 0.97, 0.15], 0.08);
  const hoodRoll = style.hood ? capsule([0, 1.47, -0.115], [0.075, 1.505, -0.07], 0.036, 0.026) : undefined;
  const hoodSide = style.hood ? capsule([0.072, 1.508, -0.068], [0.052, 1.478, 0.012], 0.024, 0.014) : undefined;
  const top: Field = (x, y, z) => {
    const drape = style.trunkRoom + 0.008 * smoothstep(1.2, 0.95, y) + 0.006 * smoothstep(1.25, 1.1, y);
    const sleeve = body.arm(x, y, z) - lerp(inner, outer, smoothstep(0.16, style.sleeve, x));
    let f = smoothMin(body.trunk(x, y, z) - drape, sleeve, 0.05);
    f = smoothMin(f, body.yoke(x, y, z) - 0.0075, 0.04);
    f = smoothMin(f, body.leg(x, y, z) - 0.022, 0.04);
    if (hoodRoll && hoodSide) f = smoothMin(f, smoothMin(hoodRoll(x, y, z), hoodSide(x, y, z), 0.02), 0.02);
    return f;
  };
  const bottom: Field = (x, y, z) => smoothMin(body.trunk(x, y, z) - 0.006, leg(x, y, z), 0.03);
  return {top: mirrored(top), bottom: mirrored(bottom)};
}

/** How far a place lies below the collar, which is lowest in front and rises to the sides; meters. */
const belowCollar = (style: OutfitStyle, [x, y, z]: Vec3) =>
  style.collar - y - 0.36 * (z + 0.03) + lerp(4, 10, smoothstep(-0.09, -0.02, z)) * x * x;

export function outfitSurface(style: OutfitStyle, shape: BodyShape, detail: Detail): Surface {
  const fields = outfitFields(style, shape);
  const cell = detail === 'low' ? 0.06 : 0.03;
  const space = {origin: [-1.92, -1, -1.92] as Vec3, finest: cell / 2, levels: detail === 'low' ? 7 : 8};
  /** Finer along the collar, which is near the face. */
  const cellSize: Field = (x, y, z) =>
    Math.abs(belowCollar(style, [x, y, z])) < 0.025 && Math.abs(x) < 0.1 ? cell / 2 : cell;
  const skin = (field: Field, tag: string) => withTag(contour(field, {...space, cellSize}), tag);
  let top = skin(fields.top, 'top');
  top = clip(top, (p) => style.hem - p[1]);
  top = clip(top, (p) => Math.abs(p[0]) - style.sleeve);
  top = clip(top, (p) => -belowCollar(style, p));
  let bottom = skin(fields.bottom, 'bottom');
  bottom = clip(bottom, (p) => p[1] - style.hem - 0.06);
  bottom = clip(bottom, (p) => 0.045 - p[1]);
  return join(turnIn(top, 0.009), turnIn(bottom, 0.007));
}

/** Fine folds: wide noise, drawn out along the limb. */
function folds([x, y, z]: Vec3): number {
  const sleeve = Math.abs(x) > 0.19;
  return sleeve
    ? noise(x * 34 + 3, y * 14, z * 14) * 0.5 + noise(x * 60, y * 26, z * 26 + 9) * 0.2
    : noise(x * 13, y * 24 + x * 9, z * 13) * 0.5 + noise(x * 30 + y * 14, y * 40, z * 30) * 0.2;
}

/** The grain of the cloth from -1 to 1, as fine as a texture of 1,024 px can hold over a whole outfit. */
function threads(p: Vec3, weave: OutfitStyle['weave'] | 'twill'): number {
  if (weave === 'twill')
    return wave((p[0] + p[1] * 1.1 + p[2]) * 150) * 0.5 + noise(p[0] * 500, p[1] * 120, p[2] * 500) - 0.5;
  return noise(p[0] * 420, p[1] * 420, p[2] * 420) * 2 - 1;
}

export function outfitPaint(style: OutfitStyle): Paint {
  /** Meters to the nearest seam or ribbed edge; the rib itself counts as 0 to 1. */
  const rib = (p: Vec3): number => {
    const edge = Math.min(p[1] - style.hem, style.sleeve - Math.abs(p[0]), belowCollar(style, p));
    return smoothstep(0.026, 0.022, edge);
  };
  const seam = (p: Vec3, tag: string): number => {
    const side =
      tag === 'bottom'
        ? Math.abs(p[2] + 0.008 - 0.02 * (p[1] - 0.5)) + Math.max(0, 0.115 - Math.abs(p[0])) * 10
        : Math.abs(Math.abs(p[0]) - 0.165) + (p[1] < 1.42 ? 1 : 0);
    return smoothstep(0.004, 0.001, side);
  };
  return {
    color: (p, _normal, tag) => {
      const grain = threads(p, tag === 'bottom' ? 'twill' : style.weave);
      let base: Vec3 = tag === 'bottom' ? style.bottom : style.top;
      if (tag === 'bottom') {
        // Worn a little lighter at thigh and knee, where cloth rubs.
        const worn = smoothstep(0.02, 0.1, p[2]) * (smoothstep(0.35, 0.5, p[1]) - smoothstep(0.72, 0.86, p[1]));
        base = mix(base, [0.62, 0.66, 0.72], 0.16 * worn);
      } else {
        if (style.stripe && Math.abs(p[1] - 1.285) < 0.03) base = style.stripe;
        base = shade(base, 1 - 0.09 * rib(p));
      }
      const mottle = (noise(p[0] * 40, p[1] * 40, p[2] * 40) - 0.5) * 0.05;
      return shade(base, 1 + grain * 0.028 + mottle - 0.22 * seam(p, tag) + (folds(p) - 0.35) * 0.07);
    },
    roughness: (_p, tag) => (tag === 'bottom' ? 0.86 : 0.9),
    bump: (p, tag) => {
      const ribbing = tag === 'bottom' ? 0 : rib(p) * wave((Math.abs(p[0]) + p[2] * 0.7 + p[1] * 0.4) * 190) * 0.0004;
      const fine = threads(p, tag === 'bottom' ? 'twill' : style.weave) * 0.00006;
      return folds(p) * 0.007 + fine + ribbing - seam(p, tag) * 0.0008;
    },
  };
}
