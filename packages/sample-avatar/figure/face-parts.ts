import type {MorphTargetName} from '../../../data/morph-targets';
import {arkitMorphTargets, visemes} from '../../../data/morph-targets';
import type {Part, Picture} from '../file/model';
import {PNG} from 'pngjs';
import {type Unwrapped, untextured, unwrap} from '../geometry/charts';
import {type Surface, type Triangle, join, withTag} from '../geometry/surface';
import {type Vec3, clamp, normalize, smoothstep} from '../geometry/vector';
import {bake} from '../paint/bake';
import {type Complexion, eyeColor} from '../paint/skin';
import {ball, bothSides, eyeballs, lashes} from './eyes';
import {closedPoint, faceShape} from './face-shapes';
import {eyeOpening, mouth} from './head';
import {eyeCenter, eyeRadius} from './rest-pose';
import type {Detail} from './skin';
import {rigid} from './weights';

const jawShapes: readonly MorphTargetName[] = [...arkitMorphTargets.jaw, 'mouthOpen'];
const speech: readonly MorphTargetName[] = [...visemes, ...jawShapes];

const lookShapes: readonly MorphTargetName[] = [
  ...arkitMorphTargets.eyes.filter((name) => name.startsWith('eyeLook')),
  'eyesClosed',
  'eyesLookUp',
  'eyesLookDown',
];

/** What moves the surroundings of the eye. Counts follow the public record: 32 here, 31 on the lashes. */
const aroundEyes: readonly MorphTargetName[] = [
  ...arkitMorphTargets.eyes,
  ...arkitMorphTargets.brows,
  ...arkitMorphTargets.cheeks,
  ...arkitMorphTargets.nose,
  'mouthSmileLeft',
  'mouthSmileRight',
  'mouthUpperUpLeft',
  'mouthUpperUpRight',
  'mouthSmile',
  'eyesClosed',
  'eyesLookUp',
  'eyesLookDown',
];

function morphs(mesh: Unwrapped, names: readonly MorphTargetName[], move: (name: MorphTargetName, p: Vec3) => Vec3) {
  return names.map((name) => {
    const offsets = new Map<number, Vec3>();
    mesh.points.forEach((p, i) => {
      const offset = move(name, p);
      if (Math.abs(offset[0]) + Math.abs(offset[1]) + Math.abs(offset[2]) > 2e-5) offsets.set(i, offset);
    });
    return {name, offsets};
  });
}

/** Angle by which a look turns an eyeball about its center: [up, left], radians. */
function lookAngles(name: MorphTargetName, left: boolean): readonly [pitch: number, yaw: number] {
  if (name === 'eyesLookUp') return [-0.42, 0];
  if (name === 'eyesLookDown') return [0.42, 0];
  if (!name.startsWith('eyeLook') || name.endsWith('Left') !== left) return [0, 0];
  if (name.startsWith('eyeLookUp')) return [-0.42, 0];
  if (name.startsWith('eyeLookDown')) return [0.42, 0];
  const outward = name.startsWith('eyeLookOut') ? 1 : -1;
  return [0, 0.5 * outward * (left ? 1 : -1)];
}

function turnEye(name: MorphTargetName, p: Vec3): Vec3 {
  const side = Math.sign(p[0]);
  // Closed eyes sink by a hair, so that no ball shows between the lids.
  if (name === 'eyesClosed') return [0, 0, -0.0004];
  const [pitch, yaw] = lookAngles(name, side > 0);
  const x = p[0] - side * eyeCenter[0];
  const y = p[1] - eyeCenter[1];
  const z = p[2] - eyeCenter[2];
  if (pitch !== 0) {
    const sin = Math.sin(pitch);
    const cos = Math.cos(pitch);
    return [0, y * cos - z * sin - y, z * cos + y * sin - z];
  }
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  return [x * cos + z * sin - x, 0, z * cos - x * sin - z];
}

/** A row of teeth along the jaw, and the gum behind it. */
function teethRow(upper: boolean, low: boolean): Surface {
  const columns = low ? 10 : 26;
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];
  const y = mouth.y + (upper ? 0.0072 : -0.0105);
  const height = upper ? 0.0088 : 0.0064;
  for (let i = 0; i <= columns; i++) {
    const t = (2 * i) / columns - 1;
    const x = t * 0.0215;
    const z = (upper ? 0.0855 : 0.0835) - 0.024 * t * t;
    const out = normalize([t * 0.9, 0, 1]);
    const edge = upper ? y - height / 2 : y + height / 2;
    const root = upper ? y + height / 2 : y - height / 2;
    points.push([x, root, z - 0.001], [x, (root + edge) / 2, z], [x, edge, z - 0.0012], [x, edge, z - 0.005]);
    const down: Vec3 = [0, upper ? -1 : 1, 0];
    normals.push(out, out, normalize([out[0], down[1] * 0.5, out[2]]), down);
    if (i === 0) continue;
    const a = (i - 1) * 4;
    for (let k = 0; k < 3; k++) {
      const quad: Triangle[] = [
        [a + k, a + 4 + k + 1, a + 4 + k],
        [a + k, a + k + 1, a + 4 + k + 1],
      ];
      triangles.push(...quad.map(([p, q, r]): Triangle => (upper ? [p, q, r] : [p, r, q])));
    }
  }
  return withTag({points, normals, triangles}, 'teeth');
}

function tongueSurface(low: boolean): Surface {
  const rows = low ? 5 : 10;
  const columns = low ? 6 : 12;
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];
  for (let i = 0; i <= rows; i++) {
    const t = i / rows;
    const z = 0.048 + 0.031 * t;
    const width = 0.0145 * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.35) / 0.65) ** 2));
    for (let k = 0; k <= columns; k++) {
      const s = (2 * k) / columns - 1;
      const rise = 0.004 * (1 - s * s) * (1 - 0.4 * t) - 0.0016 * smoothstep(0.25, 0, Math.abs(s));
      points.push([s * width, mouth.y - 0.0098 + rise, z]);
      normals.push(normalize([s * 0.6, 1, t * 0.5]));
      if (i === 0 || k === 0) continue;
      const a = (i - 1) * (columns + 1) + k - 1;
      const b = a + columns + 1;
      triangles.push([a, b, b + 1], [a, b + 1, a + 1]);
    }
  }
  return withTag({points, normals, triangles}, 'tongue');
}

/** Teeth and tongue follow the bone: all of a lower place, nothing of an upper one. */
function mouthPart(name: MorphTargetName, p: Vec3, lower: boolean): Vec3 {
  const tongueOut: Vec3 =
    name === 'tongueOut'
      ? [0, 0.004 * clamp((p[2] - 0.048) / 0.031, 0, 1), 0.03 * clamp((p[2] - 0.048) / 0.031, 0, 1)]
      : [0, 0, 0];
  if (!lower) return name === 'viseme_sil' ? [0, 0, -0.00003] : tongueOut;
  // Asked at a place of the chin, which the jaw moves fully.
  const chin = faceShape(name)({at: [0, p[1] - 0.012, p[2]], modeled: [0, p[1] - 0.012, p[2]]});
  return name === 'tongueOut' ? tongueOut : chin;
}

function shadowPicture(): Picture {
  const size = 64;
  const png = new PNG({width: size, height: size});
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const px = ((x + 0.5) / size - 0.5) * 0.044;
      const py = (0.5 - (y + 0.5) / size) * 0.044;
      const inside = -eyeOpening(eyeCenter[0] + px, eyeCenter[1] + py);
      const lidAbove = smoothstep(-0.002, 0.006, py);
      const dark = smoothstep(0.0042, 0, inside) * (0.35 + 0.4 * lidAbove);
      png.data.set([38, 18, 14, Math.round(clamp(dark, 0, 1) * 200)], (y * size + x) * 4);
    }
  }
  return {name: 'EyeAO_baseColor', bytes: new Uint8Array(PNG.sync.write(png)), mimeType: 'image/png'};
}

/** The meshes that a T2 avatar has beside head and body, each with its own morph targets. */
export function faceParts(complexion: Complexion, longLashes: boolean, detail: Detail): Part[] {
  const low = detail === 'low';
  const size = low ? 32 : 256;
  const eyes = unwrap(eyeballs(low), {size});
  const open = eyes.points.map(() => 0);
  const baked = bake(
    eyes,
    {color: (p) => eyeColor(p, complexion.iris), roughness: () => 0.08},
    {colorSize: size, detailSize: 32, occlusion: open, quality: 90},
  );
  const shell = bothSides(ball(eyeRadius + 0.0005, 1.2, low ? 3 : 6, low ? 10 : 24), 'shadow');
  const shadow: Unwrapped = {
    ...shell,
    uvs: shell.points.map(([x, y]) => [
      clamp((Math.abs(x) - eyeCenter[0]) / 0.044 + 0.5, 0, 1),
      clamp(0.5 - (y - eyeCenter[1]) / 0.044, 0, 1),
    ]),
    original: shell.points.map((_, i) => i),
  };
  const lash = untextured(lashes(longLashes, low));
  const upperTeeth = teethRow(true, low);
  const teeth = untextured(join(upperTeeth, teethRow(false, low)));
  const isLower = (p: Vec3) => p[1] < mouth.y - 0.001;
  const tongue = untextured(tongueSurface(low));
  const eyeMove = (name: MorphTargetName, p: Vec3) => faceShape(name)(closedPoint(p));
  return [
    {
      name: 'Eye_Mesh',
      mesh: eyes,
      material: {
        name: 'Eyes',
        color: {name: 'Eyes_baseColor', bytes: baked.color, mimeType: 'image/jpeg'},
        roughness: 0.08,
      },
      weights: (p) => [[p[0] > 0 ? 'LeftEye' : 'RightEye', 1]],
      morphTargets: morphs(eyes, lookShapes, turnEye),
    },
    {
      name: 'EyeAO_Mesh',
      mesh: shadow,
      material: {name: 'EyeAO', color: shadowPicture(), roughness: 1, alphaMode: 'BLEND'},
      weights: rigid('Head'),
      morphTargets: morphs(shadow, aroundEyes, eyeMove),
    },
    {
      name: 'Eyelash_Mesh',
      mesh: lash,
      material: {name: 'Eyelash', colorFactor: [0.012, 0.008, 0.007, 1], roughness: 0.8, doubleSided: true},
      weights: rigid('Head'),
      morphTargets: morphs(
        lash,
        aroundEyes.filter((name) => name !== 'cheekPuff'),
        eyeMove,
      ),
    },
    {
      name: 'Teeth_Mesh',
      mesh: teeth,
      material: {name: 'Teeth', colorFactor: [0.76, 0.72, 0.64, 1], roughness: 0.35, doubleSided: true},
      weights: rigid('Head'),
      morphTargets: morphs(teeth, speech, (name, p) => mouthPart(name, p, isLower(p))),
    },
    {
      name: 'Tongue_Mesh',
      mesh: tongue,
      material: {name: 'Teeth.001', colorFactor: [0.52, 0.14, 0.13, 1], roughness: 0.4, doubleSided: true},
      weights: rigid('Head'),
      morphTargets: morphs(tongue, [...speech, 'tongueOut'], (name, p) => mouthPart(name, p, true)),
    },
  ];
}
