import {arkitMorphTargets, morphMeshes} from '@avaturn-docs/platform/morph-targets';
import {joints as avatarJoints, t1Joints} from '@avaturn-docs/platform/skeleton';
import type {Model} from './read/model';

interface AvatarGuess {
  readonly type: 'T1' | 'T2' | null;
  /** The type of the file, in a few words: `T2`, `an animation, not an avatar`. */
  readonly summary: string;
  /** The evidence, one sentence each. */
  readonly reasons: readonly string[];
  /** The type of an export that the file resembles, if it lacks something that every export has. */
  readonly nearest?: 'T1' | 'T2';
}

const arkitNames: readonly string[] = Object.values(arkitMorphTargets).flat();
const eyeJoints = avatarJoints.filter(({t2Only}) => t2Only).map(({name}) => name);

/** A file with fewer joints of an avatar isn't one. */
export const minJoints = 10;

export const avatarMeshNames = new Set<string>(['avaturn_body', ...morphMeshes.map(({name}) => name)]);
const assetName = /^avaturn_(look|hair|glasses|shoes)_\d/;

const other = (summary: string, reasons: readonly string[] = []): AvatarGuess => ({type: null, summary, reasons});

/** T2 has eye joints and a face with morph targets; T1 has neither, but all other joints. */
export function guessAvatar({gltf, skeleton}: Model, triangles: number, morphTargets: readonly string[]): AvatarGuess {
  if (gltf.vrm) return other(`a VRM ${gltf.vrm.version} model`);
  if (triangles === 0) {
    const summary = gltf.animations.length > 0 ? 'an animation, not an avatar' : 'no mesh, so not an avatar';
    return other(summary, ['It has no triangles.']);
  }
  const body = t1Joints.filter(({name}) => skeleton.byName.has(name));
  if (body.length < minJoints) return other('not an avatar');
  const eyes = eyeJoints.filter((name) => skeleton.byName.has(name));
  const face = arkitNames.filter((name) => morphTargets.includes(name));
  const nearest = eyes.length > 0 || face.length > 0 ? 'T2' : 'T1';
  if (body.length < t1Joints.length) {
    const reason = `It has ${body.length} of the ${t1Joints.length} joints that every avatar has.`;
    return {...other('not recognized', [reason]), nearest};
  }
  const names = gltf.meshes.map(({name}) => name.replace(/\.\d+$/, ''));
  if (names.every((name) => assetName.test(name))) {
    return other('an asset, not an avatar', [`Its meshes are ${names.join(', ')}.`]);
  }
  const reasons = [
    eyes.length > 0 ? `It has the joints ${eyes.join(' and ')}.` : `It has no joint ${eyeJoints.join(' or ')}.`,
    face.length > 0
      ? `It has ${face.length} of the ${arkitNames.length} ARKit morph targets.`
      : 'It has no ARKit morph targets.',
  ];
  if (!names.some((name) => avatarMeshNames.has(name))) {
    return {...other(`${nearest}-compatible skeleton, not an Avaturn export`, reasons), nearest};
  }
  if (face.length > 0) {
    return {type: 'T2', summary: 'T2', reasons};
  }
  return eyes.length > 0
    ? {...other('T2-like skeleton without face shapes', reasons), nearest}
    : {type: 'T1', summary: 'T1', reasons};
}
