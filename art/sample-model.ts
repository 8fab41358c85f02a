import type {SampleAvatar, SampleModel} from '@avaturn-docs/platform/sample-models';
import {type JointName, joints, t1Joints} from '@avaturn-docs/platform/skeleton';
import {makeAsset} from './asset';
import {movingFace} from './body/face-parts';
import {type PosedPerson, makePerson} from './body/person';
import type {PosedSkeleton} from './body/skeleton';
import {stillBody} from './body/skin';
import {idleClip, walkClip, waveClip} from './clips/body-clips';
import {withFace} from './clips/face-clips';
import type {Clip} from './clips/moment';
import {type Material, type Part, writeGlb} from './gltf';
import {picture} from './pictures';
import {alwaysCovered, hairParts, named, outfitPart, shoesPart} from './wear/worn';

/** Skin with brows, lash line and, for T1, the eyes. */
const skinMaterial = (name: string, {key, person}: PosedPerson): Material => ({
  name,
  color: picture(`skin-${key}-color.jpg`),
  normal: picture(`skin-${person.sex}-normal.jpg`),
  orm: picture('skin-orm.jpg'),
  metalness: 0,
  doubleSided: true,
});

/** The materials of a T2 avatar's additional meshes. */
function faceMaterials(posed: PosedPerson): Readonly<Record<string, Material>> {
  return {
    Body_Mesh: skinMaterial('Body', posed),
    Head_Mesh: skinMaterial('Head', posed),
    Eye_Mesh: {name: 'Eyes', color: picture(`eyes-${posed.person.eyes}.jpg`), roughness: 0.06, metalness: 0},
    EyeAO_Mesh: {name: 'EyeAO', color: picture('eye-shade.png'), metalness: 0, alphaMode: 'BLEND'},
    Eyelash_Mesh: {
      name: 'Eyelash',
      color: picture(`lashes-${posed.key}.png`),
      // Black hair of a dielectric would reflect the sky.
      roughness: 1,
      metalness: 1,
      alphaMode: 'BLEND',
      doubleSided: true,
    },
    Teeth_Mesh: {
      name: 'Teeth',
      color: picture('teeth.jpg'),
      orm: picture('teeth-orm.jpg'),
      colorFactor: [1, 0.96, 0.92, 1],
      roughness: 0.5,
    },
    Tongue_Mesh: {
      name: 'Teeth.001',
      color: picture('tongue.jpg'),
      orm: picture('tongue-orm.jpg'),
      colorFactor: [0.95, 0.72, 0.7, 1],
      roughness: 0.9,
    },
  };
}

function skinParts(person: PosedPerson, body: SampleAvatar['body'], order: readonly JointName[]): Part[] {
  const options = {joints: order, hidden: alwaysCovered(person)};
  if (body === 'T1') {
    const material = skinMaterial('avaturn_body_material', person);
    return [{name: 'avaturn_body', ...stillBody(person, options), material}];
  }
  const materials = faceMaterials(person);
  return movingFace(person, options).map(({name, mesh, morphTargets}) => ({
    name,
    ...mesh,
    material: materials[name]!,
    ...(morphTargets ? {morphTargets} : {}),
  }));
}

function wornParts(person: PosedPerson, order: readonly JointName[]): Part[] {
  const {wear} = person.person;
  return [
    ...named('hair', hairParts(person, wear.hair, wear.hairColor, order)),
    ...named('shoes', [shoesPart(person, wear.shoes, order)]),
    ...named('look', [outfitPart(person, wear.outfit, order)]),
  ];
}

const bodyClips = (skeleton: PosedSkeleton): Clip[] => [idleClip(skeleton), walkClip(skeleton), waveClip(skeleton)];

/** T1 has a still face in one mesh with the body; T2 has a face with separate meshes and morph targets. */
function makeAvatar({body, person: key}: SampleAvatar): Promise<Uint8Array> {
  const person = makePerson(key);
  const {skeleton} = person;
  const order = (body === 'T1' ? t1Joints : joints).map(({name}) => name);
  const parts = [...skinParts(person, body, order), ...wornParts(person, order)];
  const movable = parts.filter(({morphTargets}) => morphTargets);
  const meshes = new Map(movable.map(({name, morphTargets}) => [name, [...morphTargets!.keys()]]));
  const clips = bodyClips(skeleton);
  return writeGlb({
    skeleton,
    joints: order,
    parts,
    clips: body === 'T1' ? clips : clips.map((clip) => withFace(clip, skeleton, meshes)),
  });
}

/** Clips of the joints without a mesh, for avatars of both types and all people. */
function makeClips(): Promise<Uint8Array> {
  const {skeleton} = makePerson('female');
  return writeGlb({
    skeleton,
    joints: t1Joints.map(({name}) => name),
    parts: [],
    clips: bodyClips(skeleton),
  });
}

/** The bytes of a file in `site/static/models/`, generated from its row in `platform/sample-models.ts`. */
export function makeSampleModel(model: SampleModel): Promise<Uint8Array> {
  switch (model.kind) {
    case 'avatar':
      return makeAvatar(model);
    case 'clips':
      return makeClips();
    case 'asset':
      return makeAsset(model);
  }
}
