import {brow, mouth, mouthLine, eyeOpening} from '../figure/head';
import {type BodyShape, eyeCenter, eyeRadius} from '../figure/rest-pose';
import {noise, wave} from '../geometry/noise';
import {type Vec3, bump, clamp, mix, smoothstep} from '../geometry/vector';
import type {Paint} from './bake';
import {type Color, shade} from './color';

export interface Complexion {
  readonly skin: Color;
  readonly lips: Color;
  readonly brows: Color;
  readonly iris: Color;
}

export const complexions: Readonly<Record<BodyShape, Complexion>> = {
  female: {
    skin: [0.87, 0.66, 0.54],
    lips: [0.75, 0.38, 0.36],
    brows: [0.26, 0.16, 0.11],
    iris: [0.3, 0.42, 0.34],
  },
  male: {
    skin: [0.66, 0.45, 0.34],
    lips: [0.56, 0.31, 0.27],
    brows: [0.1, 0.07, 0.055],
    iris: [0.34, 0.2, 0.1],
  },
};

/** White, iris, pupil and a small reflection, as seen from the front. */
export function eyeColor(p: Vec3, iris: Color): Color {
  const x = Math.abs(p[0]) - eyeCenter[0];
  const y = p[1] - eyeCenter[1];
  const r = p[2] < eyeCenter[2] ? 1 : Math.sqrt(x * x + y * y) / eyeRadius;
  const white = mix([0.95, 0.94, 0.92], [0.85, 0.72, 0.68], smoothstep(0.62, 0.98, r));
  const ray = noise((x / (r + 0.05)) * 900, (y / (r + 0.05)) * 900, 3) - 0.5;
  let color: Color = shade(iris, 0.86 + 0.4 * smoothstep(0.55, 0.22, r) + ray * 0.3 - 20 * Math.max(0, y));
  color = mix(color, shade(iris, 0.35), smoothstep(0.47, 0.56, r));
  color = mix(color, [0.02, 0.018, 0.018], smoothstep(0.265, 0.23, r));
  color = mix(color, white, smoothstep(0.57, 0.615, r));
  const gx = p[0] - Math.sign(p[0]) * eyeCenter[0] + 0.0028;
  const glint = Math.sqrt(gx * gx + (y - 0.0034) ** 2);
  return mix(color, [1, 1, 1], 0.92 * smoothstep(0.0021, 0.0014, glint));
}

export function skinPaint(shape: BodyShape, complexion: Complexion): Paint {
  const female = shape === 'female';
  const lipMask = (p: Vec3): number => {
    const x = Math.abs(p[0]);
    const u = x / (mouth.halfWidth * 1.02);
    if (u >= 1 || p[2] < 0.07) return 0;
    const dy = p[1] - mouthLine(p[0]);
    const dip = 1 - 0.16 * smoothstep(0.005, 0, x);
    const top = (female ? 0.0086 : 0.0068) * (1 - u ** 2.6) * dip;
    const bottom = -(female ? 0.0098 : 0.0084) * (1 - u ** 2.2);
    const edge = Math.max(dy - top, bottom - dy);
    return smoothstep(0.0012, -0.0008, edge);
  };
  const browMask = (p: Vec3): number => {
    const x = Math.abs(p[0]);
    if (x < 0.008 || x > 0.062 || p[2] < 0.03) return 0;
    const line = brow(x, shape);
    const strand = (noise(p[0] * 900, p[1] * 500, 7) - 0.5) * 0.0009;
    const edge = Math.abs(p[1] - line.y) - line.half + strand;
    const ends = smoothstep(0.0105, 0.0145, x) * smoothstep(0.0585, 0.053, x);
    return smoothstep(0.0012, -0.001, edge) * ends;
  };
  return {
    color: (p, _normal, tag) => {
      if (tag === 'eye') return eyeColor(p, complexion.iris);
      if (tag === 'lash') return [0.07, 0.05, 0.045];
      if (tag === 'mouth') return mix([0.36, 0.13, 0.13], [0.16, 0.05, 0.05], smoothstep(0.085, 0.055, p[2]));
      const x = Math.abs(p[0]);
      const side: Vec3 = [x, p[1], p[2]];
      const mottle =
        (noise(p[0] * 90, p[1] * 90, p[2] * 90) - 0.5) * 0.03 + (noise(p[0] * 22, p[1] * 22, p[2] * 22) - 0.5) * 0.04;
      let color: Color = shade(complexion.skin, 1 + mottle);
      const blush: Color = [complexion.skin[0] * 1.0, complexion.skin[1] * 0.78, complexion.skin[2] * 0.74];
      const warm =
        0.55 * bump(side, [0.04, 1.664, 0.08], [0.03, 0.024, 0.05]) +
        0.5 * bump(side, [0, 1.667, 0.115], [0.016, 0.014, 0.02]) +
        0.6 * bump(side, [0.083, 1.69, -0.01], [0.02, 0.04, 0.03]) +
        0.35 * smoothstep(0.78, 0.86, x) * smoothstep(1.4, 1.45, p[1]);
      color = mix(color, blush, clamp(warm, 0, 0.8));
      if (p[1] > 1.58 && p[2] > 0.02) {
        const opening = eyeOpening(x, p[1]);
        const nearEye = p[2] > 0.06 ? 1 : 0;
        const lidShade = smoothstep(0.0075, 0.001, opening) * nearEye * smoothstep(-0.008, 0.004, p[1] - eyeCenter[1]);
        color = mix(color, shade(blush, 0.78), 0.5 * lidShade);
        const line = smoothstep(0.0016, 0.0004, opening) * nearEye * smoothstep(-0.001, 0.003, p[1] - eyeCenter[1]);
        color = mix(color, [0.12, 0.08, 0.07], (female ? 0.85 : 0.5) * line);
        const lips = lipMask(p);
        const between =
          smoothstep(0.0016, 0.0004, Math.abs(p[1] - mouthLine(p[0]))) *
          smoothstep(mouth.halfWidth, mouth.halfWidth * 0.9, x) *
          (p[2] > 0.075 ? 1 : 0);
        const crease = wave(p[0] * 300) * 0.012;
        color = mix(
          color,
          shade(complexion.lips, 1 + crease + 0.1 * smoothstep(-0.002, -0.007, p[1] - mouth.y)),
          0.82 * lips,
        );
        color = mix(color, [0.3, 0.1, 0.1], 0.75 * between);
        if (!female) {
          const beard =
            smoothstep(1.665, 1.65, p[1]) * smoothstep(1.57, 1.6, p[1]) * smoothstep(0.0, 0.04, p[2]) * (1 - lips);
          color = mix(color, [0.36, 0.27, 0.23], 0.12 * beard);
        }
        color = mix(color, complexion.brows, 0.9 * browMask(p));
      }
      return color;
    },
    roughness: (p, tag) => {
      if (tag === 'eye') return 0.12;
      if (tag === 'mouth') return 0.35;
      if (tag === 'lash') return 0.7;
      return 0.62 - 0.2 * lipMask(p) + 0.08 * (noise(p[0] * 60, p[1] * 60, p[2] * 60) - 0.5);
    },
    bump: (p, tag) => {
      if (tag !== 'skin') return 0;
      const pores = noise(p[0] * 900, p[1] * 900, p[2] * 900) * 0.00004;
      return pores + browMask(p) * 0.0003 * noise(p[0] * 700, p[1] * 400, 5) + lipMask(p) * wave(p[0] * 300) * 0.00003;
    },
  };
}
