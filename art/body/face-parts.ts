import {
  type MorphTargetName,
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
} from '@avaturn-docs/platform/morph-targets';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {pointsOf} from '../face/landmarks';
import type {Binding, Surface} from '../kit';
import {remember} from '../remember';
import {type Attributes, attributes, join} from './attributes';
import {eyeShade} from './eye-shade';
import * as linear from './linear';
import {type Vec3, placeAt} from './linear';
import {type PosedPerson, boundLayer} from './person';
import {type SkinOptions, aboveNeck, mapUvs, movingSkin} from './skin';
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
  readonly morphTargets?: ReadonlyMap<string, Float32Array>;
}

/** Adds a vertex's offset to `moved`, given the offsets of all base points. */
type Movement = (offsets: Float32Array, vertex: number) => Vec3;

/** Follows base points by their weights. */
const blendOf =
  (followed: (vertex: number) => readonly (readonly [point: number, share: number])[]): Movement =>
  (offsets, vertex) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const [point, share] of followed(vertex)) {
      for (let axis = 0; axis < 3; axis++) sum[axis]! += share * offsets[point * 3 + axis]!;
    }
    return sum;
  };

const follow = ({anchors, weights}: Binding, {points}: Surface): Movement =>
  blendOf((vertex) =>
    [0, 1, 2].map((i) => [anchors[points[vertex]! * 3 + i]!, weights[points[vertex]! * 3 + i]!] as const),
  );

/** Eyes rotate like the front of the kit's eyeball, without losing their shape. */
function turnEyes({base, skeleton}: PosedPerson, {positions}: Attributes): Movement {
  const turnOf = (side: 'LeftEye' | 'RightEye', offsets: Float32Array) => {
    const depth = (point: number) => base.points[point * 3 + 2]!;
    const eye = pointsOf(side === 'LeftEye' ? 'leftEye' : 'rightEye');
    const front = eye.reduce((one, other) => (depth(other) > depth(one) ? other : one));
    const ahead = linear.subtract(placeAt(base.points, front), skeleton.joints.get(side)!.world.position);
    return linear.between(ahead, linear.add(ahead, placeAt(offsets, front)));
  };
  const turns = remember((offsets: Float32Array) => ({
    LeftEye: turnOf('LeftEye', offsets),
    RightEye: turnOf('RightEye', offsets),
  }));
  return (offsets, vertex) => {
    const side = positions[vertex * 3]! > 0 ? 'LeftEye' : 'RightEye';
    const arm = linear.subtract(placeAt(positions, vertex), skeleton.joints.get(side)!.world.position);
    return linear.subtract(linear.rotate(turns(offsets)[side], arm), arm);
  };
}

/** Distance above the neck line over which the movements of the face fade in, in meters. */
const fade = 0.03;

/** The meshes of a T2 face, and the skin of its body. */
export function movingFace(person: PosedPerson, options: SkinOptions): FacePart[] {
  const {kit, face} = person;
  const {joints} = options;
  const height = aboveNeck(person);
  const shown = new Float32Array(person.base.points.length / 3).map((_, point) =>
    Math.min(1, Math.max(0, height(point) / fade)),
  );
  const fadedMorph = remember((morph: MorphTargetName) =>
    face.morph(morph).map((offset, i) => offset * shown[Math.floor(i / 3)]!),
  );
  const part = (name: FaceMeshName, mesh: Attributes, movement: Movement): FacePart => {
    const morphTargets = new Map(
      morphNames[name].map((morph: MorphTargetName): [string, Float32Array] => {
        const offsets = fadedMorph(morph);
        const moved = new Float32Array(mesh.positions.length);
        for (let i = 0; i < moved.length; i += 3) moved.set(movement(offsets, i / 3), i);
        return [morph, moved];
      }),
    );
    return {name, mesh, morphTargets};
  };
  const bound = (mesh: string, map: (u: number, v: number) => readonly [number, number] = (u, v) => [u, v]) => {
    const surface = mapUvs(kit.meshes[mesh]!, map);
    const layer = boundLayer(person, surface.binding);
    const rigid = (point: number): JointName =>
      mesh !== 'eyes' ? 'Head' : layer.points[point * 3]! > 0 ? 'LeftEye' : 'RightEye';
    return {mesh: attributes(layer, surface, joints, {rigid}), movement: follow(surface.binding, surface)};
  };

  const {body, head, headPoints} = movingSkin(person, options);
  const eyes = bound('eyes', eyeUv);
  const lashes = bound('lashes-a', lashUv);
  const brows = bound(person.person.brows, browUv);
  const lashCount = lashes.mesh.positions.length / 3;
  const teeth = bound('teeth');
  const tongue = bound('tongue');
  const shade = eyeShade(person, joints);
  return [
    {name: 'Body_Mesh', mesh: body},
    part(
      'Head_Mesh',
      head,
      blendOf((vertex) => [[headPoints[vertex]!, 1]]),
    ),
    part('Eye_Mesh', eyes.mesh, turnEyes(person, eyes.mesh)),
    part(
      'EyeAO_Mesh',
      shade.mesh,
      blendOf((vertex) => [[shade.rims[vertex]!, 1]]),
    ),
    part('Eyelash_Mesh', join(lashes.mesh, brows.mesh), (offsets, vertex) =>
      vertex < lashCount ? lashes.movement(offsets, vertex) : brows.movement(offsets, vertex - lashCount),
    ),
    part('Teeth_Mesh', teeth.mesh, teeth.movement),
    part('Tongue_Mesh', tongue.mesh, tongue.movement),
  ];
}
