import {arkitMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints as avatarJoints} from '@avaturn-docs/platform/skeleton';
import {faultOfAll, faultOfEach, label, pages, place, places, some, type CheckedRule} from './rule';

const faceShapes: readonly string[] = [...Object.values(arkitMorphTargets).flat(), ...visemes];
const eyeJoints = avatarJoints.filter(({t2Only}) => t2Only).map(({name}) => name);
/** Name of the eye shell in T2 exports, as reported. */
const eyeShell = 'EyeAO_Mesh';

export const faceRules: readonly CheckedRule[] = [
  {
    id: 'morph-target-names',
    title: 'Each morph target has a name.',
    severity: 'warning',
    profiles: ['export'],
    page: `${pages.bodies}#morph-targets`,
    faults: ({inspection}) =>
      faultOfEach(
        'mesh',
        inspection.meshes.filter(({morphTargets}) => morphTargets.includes('')),
        (mesh, {morphTargets}) =>
          `${mesh} has ${morphTargets.filter((name) => name === '').length} of ${morphTargets.length} morph targets without a name in extras.targetNames, so no code can find them. Export again with a tool that keeps the names.`,
      ),
  },
  {
    id: 'face-shapes',
    title: 'A T2 face has the ARKit shapes and the visemes.',
    severity: 'warning',
    profiles: ['export'],
    unconfirmed: true,
    page: `${pages.bodies}#morph-targets`,
    faults: ({inspection: {avatar, morphTargets}}) => {
      const missing = faceShapes.filter((name) => !morphTargets.includes(name));
      if (avatar.type !== 'T2' || missing.length === 0 || morphTargets.length === 0) return false;
      return {
        message: `${missing.length} of ${faceShapes.length} shapes are on no mesh: ${some(missing)}. T2 exports are reported to have all of them, and names are case-sensitive.`,
        figure: {value: faceShapes.length - missing.length, limit: faceShapes.length, unit: 'morph targets'},
      };
    },
  },
  {
    id: 'eye-joints',
    title: `A T2 avatar has the joints ${eyeJoints.join(' and ')}.`,
    severity: 'warning',
    profiles: ['export'],
    unconfirmed: true,
    page: `${pages.bodies}#skeleton`,
    faults: ({model, inspection: {avatar}}) => {
      const missing = eyeJoints.filter((name) => !model.skeleton.byName.has(name));
      if (avatar.type !== 'T2' || missing.length === 0) return false;
      return {
        message: `The face has morph targets and no joint ${missing.join(' and no joint ')}. T2 exports are reported to have both. Without them the eyes turn by morph targets alone.`,
      };
    },
  },
  {
    id: 'eye-shell',
    title: 'The shell around the eyes is not opaque.',
    severity: 'info',
    profiles: ['export'],
    unconfirmed: true,
    page: `${pages.bodies}#troubleshooting`,
    faults: ({model, inspection}) => {
      const shells = inspection.meshes.filter(
        ({name, materials}) =>
          name === eyeShell && materials.some((material) => inspection.materials[material]!.alphaMode === 'OPAQUE'),
      );
      const at = shells.flatMap(({index, materials}) => [
        place(model, 'mesh', index),
        ...materials.map((material) => place(model, 'material', material)),
      ]);
      if (shells.length === 0) return false;
      return {
        message: `${label(at[0]!)} is opaque, which others report as a dark ring around each eye. Draw it blended.`,
        at,
      };
    },
  },
  {
    id: 'clip-weights',
    title: 'Clips don’t animate the face.',
    severity: 'info',
    profiles: ['export'],
    unconfirmed: true,
    page: `${pages.bodies}#embedded-animation`,
    faults: ({inspection: {clips}}) => {
      const driving = clips.filter(({weightChannels}) => weightChannels > 0);
      const channels = driving.reduce((sum, {weightChannels}) => sum + weightChannels, 0);
      return faultOfAll(
        places('animation', driving),
        (names) =>
          `${names} ${driving.length === 1 ? 'animates' : 'animate'} morph targets in ${channels} channel${channels === 1 ? '' : 's'}. While a clip plays, it overwrites the weights that your app sets.`,
      );
    },
  },
];
