import {joints as avatarJoints, vrmRequiredBones} from '@avaturn-docs/platform/skeleton';
import {withProfile} from '../read/joint-names';
import {isShapedLikePerson} from '../read/stance';
import {figure, label, pages, place, places, some, type CheckedRule, type Subject} from './rule';

const requiredJoints = avatarJoints.filter(({vrm}) => vrmRequiredBones.some((bone) => bone === vrm));
/** Fewer joints with known names aren't a person's: animals share some. */
const minKnown = 10;
/** Height of a person in meters, from a toy to a giant. Typical errors are a factor of 100 or 0.01. */
const heights = {least: 0.4, most: 4} as const;

function personOf({model}: Subject): {readonly isPerson: boolean; readonly isNamed: boolean} {
  const known = withProfile(model.skeleton.joints.map(({name}) => name));
  const found = new Set([...known.values(), ...model.skeleton.byName.keys()]);
  return {
    isPerson: found.size >= minKnown || isShapedLikePerson(model),
    isNamed: requiredJoints.every(({name}) => found.has(name)),
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
      const height = Math.max(...(subject.inspection.bounds?.size ?? [1]));
      return (
        (height < heights.least || height > heights.most) &&
        personOf(subject).isPerson && {
          message: `The skeleton looks like a person’s, and the model is ${figure(height)} m tall. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.`,
          at: places(subject.model, 'mesh', subject.inspection.meshes),
        }
      );
    },
  },
  {
    id: 'humanoid-names',
    title: 'The joints of a skeleton like a person’s have names that the converter and the animator know.',
    severity: 'info',
    profiles: ['gltf'],
    page: `${pages.vrm}#bone-map`,
    faults: (subject) => {
      const {isPerson, isNamed} = personOf(subject);
      const at = subject.model.skeleton.joints.map(({node}) => place(subject.model, 'node', node));
      return (
        isPerson &&
        !isNamed && {
          message: `The skeleton looks like a person’s, but the names of its joints aren’t known: ${some(at.map(label))}. To convert or animate the model, map its joints.`,
          at,
        }
      );
    },
  },
];
