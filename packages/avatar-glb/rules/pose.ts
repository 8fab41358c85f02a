import {isIdentity, type Vector} from '../read/matrix';
import {ancestry} from '../read/scene';
import {armTolerance, readStance} from '../read/stance';
import {
  assetProfiles,
  everyProfile,
  figure,
  jointPlace,
  label,
  pages,
  place,
  some,
  type CheckedRule,
  type Fault,
  type Subject,
} from './rule';

const posePage = `${pages.bodies}#pose-axes-and-units`;

/** How far the soles may be from the floor, in meters. Those of the samples are within millimeters of it. */
const soleTolerance = 0.05;
/** Rounding of an exporter, in meters and in parts of a rotation. */
const transformTolerance = 1e-4;
/** Meters: no asset of a body of some 1.8 m is larger or smaller. */
const assetSize = {least: 0.01, most: 3} as const;

/**
 * Where the middle of an asset lies on a standing body, in meters: loose bounds around the measured samples (height
 * 1.84 m, hips at 0.97 m), which find an asset that was modeled at the origin.
 */
const regions = {
  clothing: {from: 0.4, to: 1.7, where: 'the trunk and the legs'},
  footwear: {from: -0.05, to: 0.6, where: 'the feet'},
  eyewear: {from: 1.2, to: 2.1, where: 'the face'},
  hair: {from: 1, to: 2.2, where: 'the head'},
} as const;
const sidewards = 0.3;

const sizeIsSane = ({inspection: {bounds}}: Subject): boolean => {
  const largest = Math.max(...(bounds?.size ?? [1]));
  return largest >= assetSize.least && largest <= assetSize.most;
};

/** False for what other rules refuse: units and axes come first. */
function stands({model}: Subject): boolean {
  const {inMeters, upright, facing} = readStance(model.skeleton);
  return inMeters !== false && upright !== false && (facing === undefined || facing === '+Z');
}

export const poseRules: readonly CheckedRule[] = [
  {
    id: 'units',
    title: 'Lengths are in meters.',
    severity: 'error',
    profiles: everyProfile,
    unconfirmed: false,
    page: posePage,
    faults: (subject) => {
      const {torso, inMeters} = readStance(subject.model.skeleton);
      if (inMeters === false) {
        return [
          {
            message: `From hips to head it measures ${figure(torso!)} m. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.`,
            at: [...jointPlace(subject, 'Hips'), ...jointPlace(subject, 'Head')],
          },
        ];
      }
      return subject.profile !== 'export' && !sizeIsSane(subject)
        ? [
            {
              message: `The asset is ${subject.inspection.bounds!.size.map(figure).join(' × ')} m large. glTF lengths are meters: apply the scale, and export again without a scale factor.`,
            },
          ]
        : [];
    },
  },
  {
    id: 'up-axis',
    title: '+Y is up.',
    severity: 'error',
    profiles: everyProfile,
    unconfirmed: false,
    page: posePage,
    faults: (subject) => {
      const {upright, lean} = readStance(subject.model.skeleton);
      return upright === false
        ? [
            {
              message: `The spine leans by ${figure(lean!)}° from +Y. Leave +Y Up on in the export, and apply the rotation of the armature.`,
              at: [...jointPlace(subject, 'Hips'), ...jointPlace(subject, 'Head')],
            },
          ]
        : [];
    },
  },
  {
    id: 'facing',
    title: "The front looks along +Z, and the avatar's left is at +X.",
    severity: 'error',
    profiles: everyProfile,
    unconfirmed: false,
    page: posePage,
    faults: (subject) => {
      const {facing} = readStance(subject.model.skeleton);
      const at = [...jointPlace(subject, 'LeftArm'), ...jointPlace(subject, 'RightArm')];
      if (facing === 'mirrored') {
        return [
          {message: 'The joints named Left are on the right side. Swap the names, or mirror the model back.', at},
        ];
      }
      return facing === 'turned'
        ? [
            {
              message:
                'The model does not look along +Z. Turn it in the 3D editor, apply the rotation, and export again.',
              at,
            },
          ]
        : [];
    },
  },
  {
    id: 't-pose',
    title: 'The rest pose is the T-pose.',
    severity: 'warning',
    profiles: everyProfile,
    unconfirmed: false,
    page: posePage,
    faults: (subject) => {
      const {tPose, arms} = readStance(subject.model.skeleton);
      const bent = arms?.filter(({degrees}) => degrees > armTolerance) ?? [];
      return tPose === false
        ? [
            {
              message: `The arms are ${bent.map(({degrees}) => `${figure(Math.round(degrees))}°`).join(' and ')} off the X axis; a T-pose has them along it (up to ${armTolerance}° are let through). Set the armature to its T-pose, and export with Use Rest Position Armature.`,
              at: bent.flatMap(({joint}) => jointPlace(subject, joint)),
              figure: {value: Math.max(...bent.map(({degrees}) => degrees)), limit: armTolerance, unit: 'degrees'},
            },
          ]
        : [];
    },
  },
  {
    id: 'floor',
    title: 'The soles stand at a height of 0.',
    severity: 'warning',
    profiles: ['export'],
    unconfirmed: true,
    page: posePage,
    faults: (subject) => {
      const lowest = subject.inspection.bounds?.min[1];
      return lowest !== undefined && stands(subject) && Math.abs(lowest) > soleTolerance
        ? [
            {
              message: `The lowest point is at ${lowest.toFixed(2)} m. In Avaturn's samples the soles are at 0, and VRM 1.0 asks for it. Move the model onto the floor, and apply the move.`,
              figure: {value: Math.abs(lowest), limit: soleTolerance, unit: 'm'},
            },
          ]
        : [];
    },
  },
  {
    id: 'transforms',
    title: 'Transforms are applied: nothing moves, turns or scales the meshes and the armature.',
    severity: 'warning',
    profiles: assetProfiles,
    unconfirmed: false,
    page: `${pages.intro}#clean-the-transforms`,
    faults: (subject) => transformFaults(subject),
  },
  {
    id: 'position',
    title: "The asset lies where the template's body is.",
    severity: 'warning',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.intro}#model-around-the-avatar`,
    faults: (subject) => {
      const {bounds} = subject.inspection;
      if (!bounds || subject.profile === 'export' || !sizeIsSane(subject) || !stands(subject)) {
        return [];
      }
      const {from, to, where} = regions[subject.profile];
      const [x, y, z] = bounds.min.map((value, axis) => (value + bounds.max[axis]!) / 2) as unknown as Vector;
      return y < from || y > to || Math.max(Math.abs(x), Math.abs(z)) > sidewards
        ? [
            {
              message: `The middle of the asset is at ${[x, y, z].map((value) => value.toFixed(2)).join(', ')} m, away from ${where} of the measured samples. Model it in place on the template, and never move the avatar.`,
              at: subject.inspection.meshes.map(({index}) => place(subject.model, 'mesh', index)),
            },
          ]
        : [];
    },
  },
];

/** Nodes with a mesh, and roots of the skeleton without their joints, that have a transform of their own in the world. */
function transformFaults({model}: Subject): Fault[] {
  const {gltf, scene, skeleton} = model;
  const joints = new Set(skeleton.joints.map(({node}) => node));
  const shown = gltf.nodes.flatMap(({mesh}, node) => (mesh === undefined || joints.has(node) ? [] : [node]));
  const roots = skeleton.joints.filter(({parent}) => parent === undefined).map(({node}) => scene.parents[node]!);
  const moved = new Set<number>();
  for (const start of [...shown, ...roots.filter((node) => node !== -1)]) {
    for (const node of ancestry(scene, start)) {
      // A mesh that hangs at a joint is moved by it on purpose.
      if (joints.has(node)) {
        break;
      }
      if (!isIdentity(scene.world[node]!, transformTolerance)) {
        moved.add(node);
      }
    }
  }
  const at = [...moved].map((node) => place(model, 'node', node));
  return at.length > 0
    ? [
        {
          message: `${some(at.map(label))} ${at.length === 1 ? 'has' : 'have'} a transform that is not applied. Apply location, rotation and scale in the 3D editor, and export again.`,
          at,
        },
      ]
    : [];
}
