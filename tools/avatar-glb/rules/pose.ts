import {armTolerance, mirroredText, readStance} from '../read/stance';
import {assetProfiles, avatarProfiles, figure, jointPlaces, pages, type CheckedRule, type Subject} from './rule';

const page = `${pages.bodies}#pose-axes-and-units`;
const anyPose = {profiles: avatarProfiles, page};
/** The samples show it, and nothing else says so. */
const ofWholeAvatars = {severity: 'warning', profiles: ['export', 'vrm'], unconfirmed: true, page} as const;

/** Maximum distance of the soles from the floor, in meters. In the samples, it is a few millimeters. */
const soleTolerance = 0.05;
/** Maximum distance of the hips from the origin, in meters. In the samples, it is a few centimeters. */
const centerTolerance = 0.2;
/** Size limits in meters: no asset for a body of about 1.8 m is larger or smaller. */
const assetSize = {least: 0.01, most: 3} as const;

/** Whether an asset has a plausible size. */
export const sizeIsSane = ({inspection: {bounds}}: Subject): boolean => {
  const largest = Math.max(...(bounds?.size ?? [1]));
  return largest >= assetSize.least && largest <= assetSize.most;
};

/** False if units or axes are wrong, which other rules report first. */
export function stands({model}: Subject): boolean {
  const {facing} = readStance(model.skeleton);
  return isUpright(model) && (facing === undefined || facing === '+Z');
}

const isUpright = ({skeleton}: Subject['model']): boolean => {
  const {inMeters, upright} = readStance(skeleton);
  return inMeters !== false && upright !== false;
};

export const poseRules: readonly CheckedRule[] = [
  {
    id: 'units',
    title: 'Lengths are in meters.',
    severity: 'error',
    ...anyPose,
    faults: (subject) => {
      const {torso, inMeters} = readStance(subject.model.skeleton);
      if (inMeters === false) {
        return {
          message: `From hips to head it measures ${figure(torso!)} m. glTF lengths are meters: apply the scale of the armature, and export again without a scale factor.`,
          at: jointPlaces(subject, 'Hips', 'Head'),
        };
      }
      if (!assetProfiles.some((one) => one === subject.profile) || sizeIsSane(subject)) return false;
      return {
        message: `The asset is ${subject.inspection.bounds!.size.map(figure).join(' × ')} m large. glTF lengths are meters: apply the scale, and export again without a scale factor.`,
      };
    },
  },
  {
    id: 'up-axis',
    title: '+Y is up.',
    severity: 'error',
    ...anyPose,
    faults: (subject) => {
      const {upright, lean} = readStance(subject.model.skeleton);
      if (upright !== false) return false;
      return {
        message: `The spine leans by ${figure(lean!)}° from +Y. Leave +Y Up on in the export, and apply the rotation of the armature.`,
        at: jointPlaces(subject, 'Hips', 'Head'),
      };
    },
  },
  {
    id: 'facing',
    title: 'The model faces +Z, and its left is at +X.',
    severity: 'error',
    ...anyPose,
    faults: (subject) => {
      // VRM 0.x faces -Z.
      if (subject.model.gltf.vrm?.version === '0.x') return false;
      const {facing, turn} = readStance(subject.model.skeleton);
      const at = jointPlaces(subject, 'LeftArm', 'RightArm');
      if (facing === 'mirrored') return {message: mirroredText, at};
      if (facing !== 'turned') return false;
      return {
        message: `The model faces ${Math.round(turn!)}° away from +Z. Turn it in the 3D editor, apply the rotation, and export again.`,
        at,
      };
    },
  },
  {
    id: 't-pose',
    title: 'The rest pose is the T-pose.',
    severity: 'warning',
    ...anyPose,
    faults: (subject) => {
      const {arms, legs} = readStance(subject.model.skeleton);
      const bent = arms?.filter(({degrees}) => degrees > armTolerance) ?? [];
      const [most] = [...legs].sort((one, other) => other.degrees - one.degrees);
      return [
        most !== undefined && {
          message: `The legs are bent, spread or turned, by up to ${figure(Math.round(most.degrees))}° at ${most.joint}, and apps that play clips measure from straight legs. Set the armature to its T-pose, and export with Use Rest Position Armature.`,
          at: jointPlaces(subject, ...legs.map(({joint}) => joint)),
          figure: {value: most.degrees, limit: most.limit, unit: 'degrees'},
        },
        bent.length > 0 && {
          message: `The arms are ${bent.map(({degrees}) => `${figure(Math.round(degrees))}°`).join(' and ')} off the X axis; a T-pose has them along it (up to ${armTolerance}° are let through). Set the armature to its T-pose, and export with Use Rest Position Armature.`,
          at: jointPlaces(subject, ...bent.map(({joint}) => joint)),
          figure: {value: Math.max(...bent.map(({degrees}) => degrees)), limit: armTolerance, unit: 'degrees'},
        },
      ];
    },
  },
  {
    id: 'floor',
    title: 'The soles are at a height of 0.',
    ...ofWholeAvatars,
    faults: (subject) => {
      const lowest = subject.inspection.bounds?.min[1];
      if (lowest === undefined || !isUpright(subject.model) || Math.abs(lowest) <= soleTolerance) return false;
      return {
        message: `The lowest point is at ${lowest.toFixed(2)} m. In Avaturn's samples the soles are at 0, and VRM 1.0 asks for it. Move the model onto the floor, and apply the move.`,
        figure: {value: Math.abs(lowest), limit: soleTolerance, unit: 'm'},
      };
    },
  },
  {
    id: 'centered',
    title: 'The avatar is at the origin.',
    ...ofWholeAvatars,
    faults: (subject) => {
      const hips = subject.model.skeleton.positionOf('Hips');
      const distance = hips ? Math.hypot(hips.x, hips.z) : 0;
      if (distance <= centerTolerance || !isUpright(subject.model)) return false;
      return {
        message: `The hips are ${distance.toFixed(2)} m away from the origin. In Avaturn's samples they are above it, and apps rotate a model around its origin. Move the model there, and apply the move.`,
        at: jointPlaces(subject, 'Hips'),
        figure: {value: distance, limit: centerTolerance, unit: 'm'},
      };
    },
  },
];
