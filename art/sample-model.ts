import type {SampleAvatar, SampleModel} from '@avaturn-docs/platform/sample-models';
import {joints, t1Joints} from '@avaturn-docs/platform/skeleton';
import {makeAsset} from './asset';
import {type FacePart, movingFace} from './body/face-parts';
import {type PosedPerson, makePerson} from './body/person';
import type {PosedSkeleton} from './body/skeleton';
import {stillBody} from './body/skin';
import {idleClip, walkClip, waveClip} from './clips/body-clips';
import {withFace} from './clips/face-clips';
import type {Clip} from './clips/moment';
import {type Material, writeGlb} from './gltf';
import {hairParts, outfitPart, shoesPart} from './wear/worn';

/** Skin with brows, lash line and, for T1, the eyes. */
const skinMaterial = ({key, sex}: PosedPerson): Material => ({
  color: `skin-${key}-color.jpg`,
  normal: `skin-${sex}-normal.jpg`,
  orm: 'skin-orm.jpg',
  metalness: 0,
  doubleSided: true,
});

/** The materials of a T2 avatar's additional meshes. */
function faceMaterials(posed: PosedPerson): Readonly<Record<FacePart['name'], Material>> {
  return {
    Body_Mesh: {...skinMaterial(posed), name: 'Body'},
    Head_Mesh: {...skinMaterial(posed), name: 'Head'},
    Eye_Mesh: {name: 'Eyes', color: `eyes-${posed.eyes}.jpg`, roughness: 0.06, metalness: 0},
    EyeAO_Mesh: {name: 'EyeAO', color: 'eye-shade.png', metalness: 0, alphaMode: 'BLEND'},
    Eyelash_Mesh: {
      name: 'Eyelash',
      color: `lashes-${posed.key}.png`,
      // Black hair of a dielectric would reflect the sky.
      roughness: 1,
      metalness: 1,
      alphaMode: 'BLEND',
      doubleSided: true,
    },
    Teeth_Mesh: {
      name: 'Teeth',
      color: 'teeth.jpg',
      orm: 'teeth-orm.jpg',
      colorFactor: [1, 0.96, 0.92, 1],
      roughness: 0.5,
    },
    Tongue_Mesh: {
      name: 'Teeth.001',
      color: 'tongue.jpg',
      orm: 'tongue-orm.jpg',
      colorFactor: [0.95, 0.72, 0.7, 1],
      roughness: 0.9,
    },
  };
}

const bodyClips = (skeleton: PosedSkeleton): Clip[] => [idleClip(skeleton), walkClip(skeleton), waveClip(skeleton)];

/** T1 has a still face in one mesh with the body; T2 has a face with separate meshes and morph targets. */
function makeAvatar({body, person: key}: SampleAvatar): Promise<Uint8Array> {
  const person = makePerson(key);
  const {skeleton, wear} = person;
  const worn = [
    ...hairParts(person, wear.hair, wear.hairColor),
    shoesPart(person, wear.shoes),
    outfitPart(person, wear.outfit),
  ];
  const clips = bodyClips(skeleton);
  if (body === 'T1') {
    const skin = {name: 'avaturn_body', mesh: stillBody(person), material: skinMaterial(person)};
    return writeGlb({skeleton, joints: t1Joints, parts: [skin, ...worn], clips});
  }
  const materials = faceMaterials(person);
  const face = movingFace(person);
  return writeGlb({
    skeleton,
    joints,
    parts: [...face.map((part) => ({...part, material: materials[part.name]})), ...worn],
    clips: clips.map((clip) => withFace(clip, skeleton, face)),
  });
}

/** The bytes of a file in `site/static/models/`, generated from its row in `platform/sample-models.ts`. */
export function makeSampleModel(model: SampleModel): Promise<Uint8Array> {
  if (model.kind === 'avatar') return makeAvatar(model);
  if (model.kind === 'asset') return makeAsset(model);
  // Clips of the joints without a mesh, for avatars of both types and all people.
  const {skeleton} = makePerson('female');
  return writeGlb({skeleton, joints: t1Joints, parts: [], clips: bodyClips(skeleton)});
}
