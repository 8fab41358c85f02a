import {
  type MorphTargetName,
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
} from '@avaturn-docs/platform/morph-targets';
import {pointsOf} from '../face/landmarks';
import {kit} from '../kit';
import {remember} from '../remember';
import {type Attributes, attributes, join, rigid} from './attributes';
import {eyeShade} from './eye-shade';
import * as linear from './linear';
import {type Vec3, placeAt} from './linear';
import {type PosedPerson, boundLayer} from './person';
import {aboveNeck, mapUvs, movingSkin} from './skin';
import {browUv, eyeUv, lashUv} from './uv-layout';

const jaw: readonly MorphTargetName[] = [...visemes, ...arkitMorphTargets.jaw, 'mouthOpen'];
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

/** The morph targets of each mesh of a T2 face; the counts match a public record of an export. */
const morphNames = {
  Head_Mesh: [...Object.values(arkitMorphTargets).flat(), ...visemes, ...extraMorphTargets.map(({name}) => name)],
  Eye_Mesh: [
    ...arkitMorphTargets.eyes.filter((name) => name.startsWith('eyeLook')),
    'eyesClosed',
    'eyesLookUp',
    'eyesLookDown',
  ],
  EyeAO_Mesh: aroundEyes,
  Eyelash_Mesh: aroundEyes.filter((name) => name !== 'cheekPuff'),
  Teeth_Mesh: jaw,
  Tongue_Mesh: [...jaw, 'tongueOut'],
} as const satisfies Readonly<Record<string, readonly MorphTargetName[]>>;

type FaceMeshName = keyof typeof morphNames;

export interface FacePart {
  readonly name: FaceMeshName | 'Body_Mesh';
  readonly mesh: Attributes;
  readonly morphTargets?: ReadonlyMap<MorphTargetName, Float32Array>;
}

/** The offset of each vertex of a mesh, given those of all base points. */
type Movement = (offsets: Float32Array) => readonly Vec3[];

/** The base points that a vertex follows. */
type Followed = readonly (readonly [point: number, share: number])[];

const follow =
  (vertices: readonly Followed[]): Movement =>
  (offsets) =>
    vertices.map((followed) =>
      followed.reduce<Vec3>(
        (sum, [point, share]) => linear.add(sum, linear.scale(placeAt(offsets, point), share)),
        [0, 0, 0],
      ),
    );

const followPoints = (points: readonly number[]): Movement => follow(points.map((point) => [[point, 1]]));

/** Eyes rotate like the front of the kit's eyeball, without losing their shape. */
function turnEyes({base, skeleton}: PosedPerson, {positions}: Attributes): Movement {
  const eyes = (['leftEye', 'rightEye'] as const).map((part) => {
    const center = skeleton.get(part === 'leftEye' ? 'LeftEye' : 'RightEye')!.world.position;
    const depth = (point: number) => base.points[point * 3 + 2]!;
    const front = pointsOf(part).reduce((one, other) => (depth(other) > depth(one) ? other : one));
    return {center, front, ahead: linear.subtract(placeAt(base.points, front), center)};
  });
  return (offsets) => {
    const turns = eyes.map(({front, ahead}) => linear.between(ahead, linear.add(ahead, placeAt(offsets, front))));
    return Array.from({length: positions.length / 3}, (_, vertex) => {
      const eye = positions[vertex * 3]! > 0 ? 0 : 1;
      const arm = linear.subtract(placeAt(positions, vertex), eyes[eye]!.center);
      return linear.subtract(linear.rotate(turns[eye]!, arm), arm);
    });
  };
}

/** Distance above the neck line over which the movements of the face fade in, in meters. */
const fade = 0.03;

/** The meshes of a T2 face, and the skin of its body. */
export function movingFace(person: PosedPerson): FacePart[] {
  const height = aboveNeck(person);
  const shown = new Float32Array(person.base.points.length / 3).map((_, point) =>
    Math.min(1, Math.max(0, height(point) / fade)),
  );
  const fadedMorph = remember((morph: MorphTargetName) =>
    person.face.morph(morph).map((offset, i) => offset * shown[Math.floor(i / 3)]!),
  );
  const part = (name: FaceMeshName, mesh: Attributes, movement: Movement): FacePart => {
    const names: readonly MorphTargetName[] = morphNames[name];
    const morphTargets = names.map((morph) => [morph, Float32Array.from(movement(fadedMorph(morph)).flat())] as const);
    return {name, mesh, morphTargets: new Map(morphTargets)};
  };
  const bound = (name: string, map: (u: number, v: number) => readonly [number, number] = (u, v) => [u, v]) => {
    const surface = mapUvs(kit.meshes[name]!, map);
    const {anchors, weights} = surface.binding;
    const layer = boundLayer(person, surface.binding);
    const eyeAt = (point: number) => (layer.points[point * 3]! > 0 ? 'LeftEye' : 'RightEye');
    return {
      mesh: {
        ...attributes(layer, surface),
        ...rigid(Array.from(surface.points, (point) => (name === 'eyes' ? eyeAt(point) : 'Head'))),
      },
      vertices: Array.from(surface.points, (point): Followed =>
        [0, 1, 2].map((i) => [anchors[point * 3 + i]!, weights[point * 3 + i]!]),
      ),
    };
  };

  const {body, head, headPoints} = movingSkin(person);
  const eyes = bound('eyes', eyeUv).mesh;
  const lashes = bound('lashes-a', lashUv);
  const brows = bound(person.brows, browUv);
  const teeth = bound('teeth');
  const tongue = bound('tongue');
  const shade = eyeShade(person);
  return [
    {name: 'Body_Mesh', mesh: body},
    part('Head_Mesh', head, followPoints(headPoints)),
    part('Eye_Mesh', eyes, turnEyes(person, eyes)),
    part('EyeAO_Mesh', shade.mesh, followPoints(shade.rims)),
    part('Eyelash_Mesh', join(lashes.mesh, brows.mesh), follow([...lashes.vertices, ...brows.vertices])),
    part('Teeth_Mesh', teeth.mesh, follow(teeth.vertices)),
    part('Tongue_Mesh', tongue.mesh, follow(tongue.vertices)),
  ];
}
