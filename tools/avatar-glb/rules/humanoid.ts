import {Box3} from 'three/src/math/Box3.js';
import {Vector3} from 'three/src/math/Vector3.js';
import {joints as avatarJoints} from '@avaturn-docs/platform/skeleton';
import {bonesOf, guessJoints} from '../read/guess-joints';
import {withProfile} from '../read/joint-names';
import {withAliases} from '../read/model';
import {readStance} from '../read/stance';
import {figure, label, pages, place, places, some, type CheckedRule, type Subject} from './rule';

const requiredJoints = avatarJoints.filter(({vrmRequired}) => vrmRequired);
/** Fewer joints with known names aren't a person's: animals share some. */
const minKnown = 10;
/** Height of a person in meters, from a toy to a giant. Typical errors are a factor of 100 or 0.01. */
const heights = {least: 0.4, most: 4} as const;

/** A skeleton like a person's, by its names or its hierarchy: its height, and whether the required joints have known names. */
function personIn({model}: Subject): {readonly height: number; readonly isNamed: boolean} | undefined {
  const {joints, byName} = model.skeleton;
  const known = new Set([...withProfile(joints.map(({name}) => name)).values(), ...byName.keys()]);
  const guesses = new Map([...guessJoints(bonesOf(model))].map(([joint, name]) => [name, joint]));
  // An animal's spine is level.
  if (known.size < minKnown && readStance(withAliases(model, guesses).skeleton).upright !== true) return undefined;
  const places = joints.map(({node}) => new Vector3().setFromMatrixPosition(model.scene.world[node]!));
  return {
    // Along the longest axis, also if the skeleton lies.
    height: Math.max(...new Box3().setFromPoints(places).getSize(new Vector3()).toArray()),
    isNamed: requiredJoints.every(({name}) => known.has(name)),
  };
}

/** Rules for models that aren't from Avaturn, but that the converter and the animator may get. */
export const humanoidRules: readonly CheckedRule[] = [
  {
    id: 'humanoid-units',
    title: 'A model with a skeleton like a person’s is as large as one, in meters.',
    severity: 'warning',
    profiles: ['gltf'],
    page: `${pages.bodies}#pose-axes-and-units`,
    faults: (subject) => {
      const {height} = personIn(subject) ?? {};
      if (height === undefined || !(height < heights.least || height > heights.most)) return false;
      return {
        message: `The skeleton looks like a person’s, and is ${figure(height)} m tall. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.`,
        at: places('mesh', subject.inspection.meshes),
      };
    },
  },
  {
    id: 'humanoid-names',
    title: 'The joints of a skeleton like a person’s have names that the converter and the animator know.',
    severity: 'info',
    profiles: ['gltf'],
    page: `${pages.vrm}#bone-map`,
    faults: (subject) => {
      const person = personIn(subject);
      const at = subject.model.skeleton.joints.map(({node}) => place(subject.model, 'node', node));
      if (person?.isNamed !== false) return false;
      return {
        message: `The skeleton looks like a person’s, but the names of its joints aren’t known: ${some(at.map(label))}. To convert or animate the model, map its joints.`,
        at,
      };
    },
  },
];
