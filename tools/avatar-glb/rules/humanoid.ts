import {joints as avatarJoints} from '@avaturn-docs/platform/skeleton';
import {withProfile} from '../read/joint-names';
import {readSkeletonShape} from '../read/skeleton-shape';
import {figure, label, pages, place, places, some, type CheckedRule, type Subject} from './rule';

const requiredJoints = avatarJoints.filter(({vrmRequired}) => vrmRequired);
/** Fewer joints with known names aren't a person's: animals share some. */
const minKnown = 10;
/** Height of a person in meters, from a toy to a giant. Typical errors are a factor of 100 or 0.01. */
const heights = {least: 0.4, most: 4} as const;

/** A skeleton like a person's: its height, and whether the required joints have known names. */
function personIn({model}: Subject): {readonly height: number; readonly isNamed: boolean} | undefined {
  const shape = readSkeletonShape(model);
  const known = withProfile(model.skeleton.joints.map(({name}) => name));
  const found = new Set([...known.values(), ...model.skeleton.byName.keys()]);
  if (!shape || !(shape.isPerson || found.size >= minKnown)) return undefined;
  return {height: shape.size, isNamed: requiredJoints.every(({name}) => found.has(name))};
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
      return (
        height !== undefined &&
        (height < heights.least || height > heights.most) && {
          message: `The skeleton looks like a person’s, and is ${figure(height)} m tall. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.`,
          at: places('mesh', subject.inspection.meshes),
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
      const person = personIn(subject);
      const at = subject.model.skeleton.joints.map(({node}) => place(subject.model, 'node', node));
      return (
        person?.isNamed === false && {
          message: `The skeleton looks like a person’s, but the names of its joints aren’t known: ${some(at.map(label))}. To convert or animate the model, map its joints.`,
          at,
        }
      );
    },
  },
];
