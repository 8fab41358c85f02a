import {type Field, bounded, capsule, ellipsoid, mirrored, smoothCut, smoothMin, union} from '../geometry/field';
import {type Vec3, clamp, smoothstep} from '../geometry/vector';
import {type BodyShape, eyeCenter, eyeRadius} from './rest-pose';

/** Where the lips meet, in the middle of the face. */
export const mouth = {y: 1.6395, z: 0.1, halfWidth: 0.0255};

/** Height of the line between the lips: the corners are a little higher, which reads as calm. */
export const mouthLine = (x: number): number => mouth.y + 0.0022 * clamp(Math.abs(x) / mouth.halfWidth, 0, 1.3) ** 2;

/**
 * The head is modeled with the lips apart, so that a contour finds two lips; `closeMouth` brings them together. Half the
 * gap at a place across, meters.
 */
export function halfGap(x: number): number {
  const u = x / mouth.halfWidth;
  return u * u < 1 ? 0.0062 * (1 - u * u) : 0;
}

/** From the place where a point was modeled to where it is with the mouth closed. */
export function closeMouth(p: Vec3): Vec3 {
  const [x, y, z] = p;
  const above = y - mouthLine(x);
  const gap = halfGap(x);
  const falloff = 1 - smoothstep(0, 0.02, Math.abs(above) - gap);
  const front = smoothstep(0.045, 0.075, z);
  const shift = Math.min(gap, Math.abs(above)) * falloff * front;
  return [x, y - Math.sign(above) * shift, z];
}

/** Distance across the eye's opening, negative inside it; `dx` grows towards the temple. */
export function eyeOpening(x: number, y: number): number {
  const dx = x - eyeCenter[0];
  const dy = y - eyeCenter[1] - 0.1 * dx;
  const width = 0.0168;
  const u = dx / width;
  const upper = 0.0094 * (1 - u * u) * (1 + 0.12 * u);
  const lower = -0.0068 * (1 - u * u) * (1 + 0.15 * u);
  return Math.max(dy - upper, lower - dy) * 0.8;
}

/** Middle line of the left brow: height at a place across, and how thick it is there. */
export function brow(x: number, shape: BodyShape): {y: number; half: number} {
  const t = clamp((x - 0.012) / 0.045, 0, 1);
  const arch = shape === 'female' ? 0.006 : 0.0042;
  const y = eyeCenter[1] + 0.0215 + arch * (1 - (1.6 * t - 0.9) ** 2) - (shape === 'female' ? 0 : 0.0015);
  const half = (shape === 'female' ? 0.0026 : 0.0036) * (1 - 0.55 * t) * smoothstep(0, 0.12, t + 0.05);
  return {y, half};
}

/** The head and the neck, mouth open, without eyeballs. */
export function headField(shape: BodyShape): Field {
  const male = shape === 'male';
  const skull = ellipsoid([0, 1.735, -0.008], [0.077, 0.094, 0.096]);
  const face = ellipsoid([0, 1.678, 0.03], [male ? 0.064 : 0.061, 0.085, 0.066]);
  const jaw = ellipsoid([0, 1.6345, 0.032], [male ? 0.05 : 0.042, 0.04, 0.05]);
  const chin = ellipsoid([0, 1.6115, 0.0715], male ? [0.024, 0.018, 0.021] : [0.017, 0.016, 0.019]);
  const muzzle = ellipsoid([0, 1.64, 0.07], [0.032, 0.03, 0.028]);
  const cheek = ellipsoid([0.037, 1.668, 0.06], [0.026, 0.024, 0.026]);
  const forehead = ellipsoid([0, 1.755, 0.045], [0.056, 0.05, 0.044]);
  const bridge = capsule([0, 1.706, 0.087], [0, 1.674, 0.102], male ? 0.0072 : 0.006, male ? 0.0085 : 0.0068);
  const tip = ellipsoid([0, 1.6695, 0.1065], male ? [0.011, 0.0098, 0.0115] : [0.0088, 0.0082, 0.0105]);
  const wing = ellipsoid([male ? 0.0108 : 0.0092, 1.6665, 0.0985], [0.0068, 0.0066, 0.0095]);
  const browRidge = capsule([0.018, 1.722, 0.088], [0.048, 1.724, 0.072], male ? 0.0085 : 0.006, 0.005);
  const socket = ellipsoid([0.033, 1.703, 0.1], [0.021, 0.015, 0.019]);
  const lids = ellipsoid(eyeCenter, [eyeRadius + 0.0024, eyeRadius + 0.002, eyeRadius + 0.0024]);
  const earOuter = ellipsoid([0.0795, 1.691, -0.012], [0.0075, 0.0275, 0.0175]);
  const earLobe = ellipsoid([0.0755, 1.669, -0.006], [0.0055, 0.0105, 0.008]);
  const earHollow = ellipsoid([0.0875, 1.6945, -0.007], [0.008, 0.016, 0.0095]);
  const neck = capsule([0, 1.47, -0.034], [0, 1.64, -0.018], male ? 0.058 : 0.047, male ? 0.053 : 0.043);
  const full = male ? 0.0043 : 0.0054;
  const upperLip = union(
    0.004,
    capsule([0.0055, mouth.y + 0.0092, 0.0965], [0.022, mouth.y + 0.0045, 0.084], full * 0.92, 0.0022),
    capsule([0, mouth.y + 0.0086, 0.0975], [0.0055, mouth.y + 0.0092, 0.0965], full * 0.85, full * 0.92),
  );
  const lowerLip = union(
    0.004,
    capsule([0, mouth.y - 0.0098, 0.0955], [0.009, mouth.y - 0.009, 0.094], full * 1.12, full),
    capsule([0.009, mouth.y - 0.009, 0.094], [0.0222, mouth.y - 0.001, 0.083], full, 0.002),
  );
  const cavity = ellipsoid([0, mouth.y - 0.001, 0.066], [0.026, 0.019, 0.03]);

  const base: Field = (x, y, z) => {
    let f = smoothMin(skull(x, y, z), face(x, y, z), 0.03);
    f = smoothMin(f, jaw(x, y, z), 0.03);
    f = smoothMin(f, chin(x, y, z), 0.022);
    f = smoothMin(f, muzzle(x, y, z), 0.022);
    f = smoothMin(f, cheek(x, y, z), 0.022);
    f = smoothMin(f, forehead(x, y, z), 0.03);
    f = smoothMin(f, browRidge(x, y, z), 0.014);
    f = smoothCut(f, socket(x, y, z), 0.014);
    f = smoothMin(f, bridge(x, y, z), 0.012);
    f = smoothMin(f, tip(x, y, z), 0.008);
    return smoothMin(f, wing(x, y, z), 0.006);
  };
  const details: Field = (x, y, z) => {
    let f = base(x, y, z);
    f = smoothMin(f, upperLip(x, y, z), 0.007);
    f = smoothMin(f, lowerLip(x, y, z), 0.008);
    f = smoothMin(f, lids(x, y, z), 0.006);
    const opening = Math.max(eyeOpening(x, y), 0.06 - z);
    f = smoothCut(f, opening, 0.002);
    const gap = Math.max(Math.abs(y - mouthLine(x)) - halfGap(x), x - mouth.halfWidth, 0.06 - z);
    f = smoothCut(f, Math.min(gap, cavity(x, y, z)), 0.002);
    return f;
  };
  const ear: Field = (x, y, z) =>
    smoothCut(smoothMin(earOuter(x, y, z), earLobe(x, y, z), 0.01), earHollow(x, y, z), 0.005);
  const near = (x: number, y: number, z: number) => x < 0.062 && y > 1.575 && y < 1.745 && z > 0.046;
  const half: Field = (x, y, z) => {
    let f = near(x, y, z) ? details(x, y, z) : base(x, y, z);
    f = smoothMin(f, ear(x, y, z), 0.012);
    return smoothMin(f, neck(x, y, z), 0.03);
  };
  return mirrored(bounded(half, [0, 1.42, -0.12], [0.1, 1.84, 0.13], 0.06));
}

/** Whether a place lies inside the eyeball, where nothing is seen of the skin. */
export function behindEye([x, y, z]: Vec3): boolean {
  const dx = Math.abs(x) - eyeCenter[0];
  const dy = y - eyeCenter[1];
  const dz = z - eyeCenter[2];
  return dx * dx + dy * dy + dz * dz < (eyeRadius - 0.0022) ** 2;
}

/** Side of a cell that shows what lies at a place of the head, meters. */
export function headCellSize(x: number, y: number, z: number): number {
  const side = Math.abs(x);
  if (z > 0.06) {
    const lid = Math.abs(eyeOpening(side, y));
    if (lid < 0.006 && Math.abs(side - eyeCenter[0]) < 0.021 && !behindEye([side, y, z])) {
      return lid < 0.0022 ? 0.0016 : 0.0032;
    }
    const line = Math.abs(y - mouthLine(x)) - halfGap(x);
    if (z > 0.078 && side < 0.031 && Math.abs(line) < 0.006) return 0.0032;
  }
  if (z > 0.03 && y > 1.6 && y < 1.75) return 0.0064;
  if (side > 0.066 && y > 1.65 && y < 1.73 && z > -0.04) return 0.0064;
  return 0.0128;
}

/** Whether a place of the modeled surface lies inside the mouth, behind the lips. */
export function inMouth([x, y, z]: Vec3): boolean {
  const away = (x / 0.026) ** 2 + ((y - mouth.y) / 0.02) ** 2 + ((z - 0.066) / 0.03) ** 2;
  // The corners of the lips lie further back than their middle.
  return away < 1.25 && z < 0.0885 - 0.36 * Math.abs(x);
}
