import {joints as allJoints} from '@avaturn-docs/platform/skeleton';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {attributes, jointIndex, pointNormals} from '../body/attributes';
import {type Vec3, add, cross, dot, length, normalize, normalizeAll, placeAt, scale, subtract} from '../body/linear';
import {ramp} from '../face/landmarks';
import {type PosedPerson, boundLayer} from '../body/person';
import type {Part} from '../gltf';
import {type Influences, type Surface, kit} from '../kit';
import {clothLayer} from './cloth-layer';
import {roundOff} from './round-off';
import {liftHair} from './tuck';
import {type HairName, type OutfitName, type ShoeName, lookMesh, outfits} from './wardrobe';

function linearColor(hex: string): [number, number, number, number] {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5), 1];
}

/** The base points that an outfit or shoes cover. */
export const coveredBy = ({outfit, shoes}: {outfit?: OutfitName; shoes?: ShoeName}): ReadonlySet<number> =>
  new Set([
    ...(outfit ? kit.meshes[lookMesh(outfit)]!.hides : []),
    ...(shoes ? kit.meshes[`shoes-${shoes}`]!.hides : []),
  ]);

/**
 * The base points that the person's own clothes cover. The throat is included only if all outfits for the person cover it,
 * because open collars differ so much.
 */
export function alwaysCovered({key, wear, base, skeleton}: PosedPerson): Set<number> {
  const others = sampleModels.flatMap((model) =>
    model.kind === 'asset' && model.category === 'clothing' && model.shape === key
      ? [coveredBy({outfit: model.style})]
      : [],
  );
  const [, , depth] = skeleton.get('Neck')!.mesh.to;
  const isThroat = (point: number) =>
    Math.abs(base.points[point * 3]!) < 0.06 && base.points[point * 3 + 2]! > depth + 0.02;
  return new Set(
    [...coveredBy(wear)].filter((point) => !isThroat(point) || others.every((covered) => covered.has(point))),
  );
}

/** The pictures of a mesh, whose color can be one of several. */
const pictures = (mesh: string, color = mesh) => ({
  color: `${color}-color.jpg`,
  normal: `${mesh}-normal.jpg`,
  orm: `${mesh}-orm.jpg`,
});

export function outfitPart(person: PosedPerson, outfit: OutfitName): Part {
  const mesh = lookMesh(outfit);
  return {
    name: 'avaturn_look_0',
    mesh: attributes(clothLayer(person, outfit), kit.meshes[mesh]!),
    material: {...pictures(mesh, `${mesh}-${outfits[outfit].color}`), metalness: 0, doubleSided: true},
  };
}

export function shoesPart(person: PosedPerson, shoes: ShoeName): Part {
  const surface = kit.meshes[`shoes-${shoes}`]!;
  return {
    name: 'avaturn_shoes_0',
    mesh: attributes(boundLayer(person, surface.binding), surface),
    material: {...pictures(`shoes-${shoes}`), metalness: 0, doubleSided: true},
  };
}

/** Winds triangles so that their front faces along the normals, because viewers flip the normals of back faces. */
function faceNormals({points: sources, triangles}: Surface, points: Float32Array, normals: Float32Array): Uint16Array {
  const wound = triangles.slice();
  for (let i = 0; i < wound.length; i += 3) {
    const corners = [0, 1, 2].map((corner) => sources[wound[i + corner]!]!);
    const [a, b, c] = corners.map((point) => placeAt(points, point)) as [Vec3, Vec3, Vec3];
    const front = cross(subtract(b, a), subtract(c, a));
    const facing = corners.reduce((sum, point) => sum + dot(front, placeAt(normals, point)), 0);
    if (facing < 0) [wound[i + 1], wound[i + 2]] = [wound[i + 2]!, wound[i + 1]!];
  }
  return wound;
}

const arm = /^(Left|Right)(Shoulder|Arm|ForeArm)$/;

/** Long hair hangs on the back, so moving arms must not pull it along. */
function onSpine({joints, weights}: Influences): Influences {
  const spine = jointIndex('Spine2');
  const moved = {joints: joints.slice(), weights: weights.slice()};
  for (let first = 0; first < joints.length; first += 4) {
    // A point can list each joint only once.
    let kept: number | undefined;
    for (let i = first; i < first + 4; i++) {
      if (weights[i] === 0 || (joints[i] !== spine && !arm.test(allJoints[joints[i]!]!.name))) continue;
      moved.joints[i] = spine;
      if (kept !== undefined) [moved.weights[kept]!, moved.weights[i]] = [moved.weights[kept]! + weights[i]!, 0];
      kept ??= i;
    }
  }
  return moved;
}

/** Distances from the middle of the head between which hair stops being lit as the head, in meters. */
const [onHead, offHead] = [0.12, 0.17];

/** How strongly hair is lit like the volume it belongs to instead of card by card. */
const roundness = {onHead: 0.8, offHead: 0.15} as const;

/** Half the height of the slices in which hanging hair is round, in meters. */
const slice = 0.02;

/** Directions out of the head at the points of hair. */
function outOfHead(points: Float32Array, center: Vec3): Float32Array {
  const ways = points.map((value, at) => value - center[at % 3]!);
  for (let up = 1; up < ways.length; up += 3) ways[up] = Math.max(ways[up]!, -0.04);
  normalizeAll(ways);
  return ways;
}

/** Directions out of the volume that points of hair belong to: the head, or hair that hangs away from it. */
function outOfVolume(points: Float32Array, center: Vec3): Float32Array {
  const ways = outOfHead(points, center);
  const places = Array.from({length: points.length / 3}, (_, i) => subtract(placeAt(points, i), center));
  const hanging = places.filter((place) => length(place) > onHead);
  places.forEach(([right, up, ahead], i) => {
    const share = ramp(length([right, up, ahead]), onHead, offHead);
    if (share === 0) return;
    const near = hanging.filter(([, height]) => Math.abs(height - up) < slice);
    const middle = (axis: 0 | 2) => near.reduce((sum, place) => sum + place[axis], 0) / near.length;
    const around = normalize([right - middle(0), 0, ahead - middle(2)]);
    ways.set(normalize(add(scale(placeAt(ways, i), 1 - share), scale(around, share))), i * 3);
  });
  return ways;
}

/** An alpha-tested core that covers what is behind it, and the same cards blended, for soft ends. */
export function hairParts(person: PosedPerson, hair: HairName, color: string): Part[] {
  const surface = kit.meshes[`hair-${hair}`]!;
  const layer = boundLayer(person, surface.binding, onSpine);
  const {points} = layer;
  const [x, y, z] = person.skeleton.get('Head')!.mesh.to;
  const center: Vec3 = [x, y + 0.1, z];
  const out = outOfVolume(points, center);
  // Cards that share points face either way, so their normals would cancel out.
  const own = pointNormals(points, {...surface, triangles: faceNormals(surface, points, out)});
  const normals = own.map((value, at) => {
    const hanging = ramp(length(subtract(placeAt(points, Math.floor(at / 3)), center)), onHead, offHead);
    const share = roundness.onHead + (roundness.offHead - roundness.onHead) * hanging;
    return out[at]! * share + value * (1 - share);
  });
  normalizeAll(normals);
  const triangles = faceNormals(surface, points, normals);
  liftHair(person, points, outOfHead(points, center));
  const flat = attributes(layer, {...surface, triangles}, normals);
  const mesh = roundOff(roundOff(flat, y + 0.03), y + 0.03);
  const material = {
    color: `hair-${hair}.png`,
    colorFactor: linearColor(color),
    roughness: 0.88,
    // Reflections in the color of the hair, because those of a dielectric are gray on dark hair.
    metalness: 0.85,
    doubleSided: true,
  };
  return [
    {name: 'avaturn_hair_0', mesh, material: {...material, alphaMode: 'MASK'}},
    {name: 'avaturn_hair_1', mesh, material: {...material, alphaMode: 'BLEND'}},
  ];
}
