import {type Attributes, attributesFrom, join, rigid} from '../body/attributes';
import {type Vec3, add, cross, normalize, placeAt, scale, subtract} from '../body/linear';
import type {PosedPerson} from '../body/person';
import type {Part} from '../gltf';
import {kit} from '../kit';
import type {GlassesName} from './wardrobe';

/**
 * `lens` is half of its size on a face whose pupils are 60 mm apart, in meters; `square` the exponent of its outline: 2 for
 * an oval, higher for a rounded rectangle. Colors are linear.
 */
const styles = {
  round: {
    lens: [0.0225, 0.0205],
    square: 2.2,
    thickness: 0.0011,
    frame: [0.34, 0.18, 0.033],
    tint: [0.71, 0.82, 0.89, 0.1],
    metalness: 1,
  },
  square: {
    lens: [0.0245, 0.0195],
    square: 3.4,
    thickness: 0.0022,
    frame: [0.004, 0.0035, 0.0035],
    tint: [0.007, 0.005, 0.004, 0.72],
    metalness: 0,
  },
} as const;

/** Positions of glasses on a face, on its left side, in meters. */
function facePlaces({base, skeleton}: PosedPerson) {
  const [x, y, z] = skeleton.get('LeftEye')!.world.position;
  const size = x / 0.03;
  const side: Vec3[] = [];
  for (const point of new Set(kit.skin.points)) {
    const at = placeAt(base.points, point);
    if (at[0] > 0 && Math.abs(at[1] - y - 0.008) < 0.012 * size) side.push(at);
  }
  const widest = (points: readonly Vec3[]) => points.reduce((one, other) => (other[0] > one[0] ? other : one));
  const ear = widest(side);
  const temple = widest(side.filter((at) => at[2] > ear[2] + 0.03 * size))[0];
  return {
    lens: [x * 1.04, y - 0.002, z + 0.0285 * size] as const,
    size,
    temple,
    ear: [ear[0] - 0.009, y + 0.012 * size, ear[2]] as const,
  };
}

interface Mesh {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

const sides = 6;

function tube(line: readonly Vec3[], radius: number, closed: boolean): Mesh {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: [number, number, number][] = [];
  line.forEach((p, i) => {
    const before = line[closed ? (i + line.length - 1) % line.length : Math.max(0, i - 1)]!;
    const after = line[closed ? (i + 1) % line.length : Math.min(line.length - 1, i + 1)]!;
    const along = normalize(subtract(after, before));
    const side = normalize(cross(along, Math.abs(along[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
    const up = cross(side, along);
    for (let k = 0; k < sides; k++) {
      const angle = (2 * Math.PI * k) / sides;
      const normal = add(scale(side, Math.cos(angle)), scale(up, Math.sin(angle)));
      normals.push(normal);
      points.push(add(p, scale(normal, radius)));
    }
  });
  for (let i = 0; i < (closed ? line.length : line.length - 1); i++) {
    const [a, b] = [i * sides, ((i + 1) % line.length) * sides];
    for (let k = 0; k < sides; k++) {
      const next = (k + 1) % sides;
      triangles.push([a + k, a + next, b + k], [a + next, b + next, b + k]);
    }
  }
  return {points, normals, triangles};
}

function mirrored({points, normals, triangles}: Mesh): Mesh {
  const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  return {points: points.map(flip), normals: normals.map(flip), triangles: triangles.map(([a, b, c]) => [a, c, b])};
}

const attributesOf = ({points, normals, triangles}: Mesh): Attributes =>
  attributesFrom({
    positions: points.flat(),
    normals: normals.flat(),
    uvs: [],
    triangles: triangles.flat(),
    ...rigid(points.map(() => 'Head')),
  });

const count = 28;

/** Frame and lenses, fitted to the person's head. A material name that starts with `lens` makes the lens recolorable. */
export function glassesParts(person: PosedPerson, name: GlassesName): Part[] {
  const style = styles[name];
  const {lens: center, size, temple, ear} = facePlaces(person);
  const [width, height] = [style.lens[0] * size, style.lens[1] * size];
  // The frame curves like the face.
  const depth = (x: number) => center[2] - 4.2 * Math.max(0, Math.abs(x) - 0.012) ** 2;
  const rim = Array.from({length: count}, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / count;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const r = 1 / (Math.abs(c) ** style.square + Math.abs(s) ** style.square) ** (1 / style.square);
    const x = center[0] + c * r * width;
    return [x, center[1] + s * r * height, depth(x)];
  });
  const hinge = center[0] + width;
  const outside = Math.max(temple + 0.003, hinge + 0.004);
  const arm: Vec3[] = [
    [hinge - 0.0005, center[1] + 0.006, depth(hinge)],
    [outside, center[1] + 0.008, depth(hinge) - 0.014],
    [outside, center[1] + 0.009, (depth(hinge) + ear[2]) / 2],
    [ear[0], ear[1], ear[2] + 0.012],
    [ear[0] - 0.002, ear[1] - 0.006, ear[2] - 0.012],
    [ear[0] - 0.005, ear[1] - 0.022, ear[2] - 0.024],
  ];
  const inner = center[0] - width;
  const bridge = [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => {
    const bow = 1 - t * t;
    return [inner * t, center[1] + 0.004 + 0.0032 * bow, depth(inner) + 0.0022 * bow];
  });
  const middle: Vec3 = [center[0], center[1], depth(center[0]) + 0.0004];
  const glass: Mesh = {
    points: [middle, ...rim],
    normals: [middle, ...rim].map(([x, y]) => normalize([(x - center[0]) * 6 + 0.1, (y - center[1]) * 4, 1])),
    triangles: rim.map((_, i) => [0, 1 + i, 1 + ((i + 1) % count)]),
  };
  const both = (...meshes: readonly Mesh[]) =>
    join(...meshes.flatMap((mesh) => [attributesOf(mesh), attributesOf(mirrored(mesh))]));
  return [
    {
      name: 'avaturn_glasses_0',
      mesh: join(
        both(tube(rim, style.thickness, true), tube(arm, style.thickness * 0.95, false)),
        attributesOf(tube(bridge, style.thickness, false)),
      ),
      material: {name: 'frame', colorFactor: [...style.frame, 1], roughness: 0.3, metalness: style.metalness},
    },
    {
      name: 'avaturn_glasses_1',
      mesh: both(glass),
      material: {
        name: 'lens_glass',
        colorFactor: [...style.tint],
        roughness: 0.05,
        metalness: 0,
        alphaMode: 'BLEND',
        doubleSided: true,
      },
    },
  ];
}
