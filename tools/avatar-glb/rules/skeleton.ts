import {joints as avatarJoints, t1Joints} from '@avaturn-docs/platform/skeleton';
import {stillMeshes} from '../read/skeleton';
import type {Location} from '../report';
import {
  assetProfiles,
  avaturnProfiles,
  faultOfAll,
  pages,
  place,
  places,
  some,
  wornProfiles,
  type CheckedRule,
  type Faults,
  type Subject,
} from './rule';

const parentOf = new Map<string, string | null>(avatarJoints.map(({name, parent}) => [name, parent]));

const unskinned = ({inspection}: Subject): Location[] =>
  places(
    'mesh',
    inspection.meshes.filter(({skinned, nodes}) => !skinned && nodes.length > 0),
  );

/** @param message with the number and the names of the joints that are missing */
function faultOfMissing({model}: Subject, message: (count: string, names: string) => string): Faults {
  const missing = t1Joints.map(({name}) => name).filter((name) => !model.skeleton.byName.has(name));
  if (missing.length === 0) return false;
  return {
    message: message(`${missing.length}`, some(missing)),
    figure: {value: t1Joints.length - missing.length, limit: t1Joints.length, unit: 'joints'},
  };
}

/** Combines joints with a problem into one finding. */
const faultOfJoints = (
  {model}: Subject,
  joints: readonly {readonly node: number}[],
  message: (names: string) => string,
): Faults =>
  faultOfAll(
    joints.map(({node}) => place(model, 'node', node)),
    message,
  );

/** @param names of meshes that `stillMeshes` returns */
export const stillText = (names: string): string =>
  `No joint of the avatar moves ${names}. Such a mesh stays in place while the avatar moves: bind it to the avatar’s armature, or join the armatures, and export again.`;

const skeletonPage = `${pages.bodies}#skeleton`;
const jointRule = {severity: 'warning', profiles: avaturnProfiles, page: skeletonPage} as const;

export const skeletonRules: readonly CheckedRule[] = [
  {
    id: 'skinned',
    title: 'Clothing and footwear are bound to the skeleton.',
    severity: 'error',
    profiles: wornProfiles,
    page: `${pages.intro}#skin-it-to-the-templates-skeleton`,
    faults: (subject) =>
      faultOfAll(
        unskinned(subject),
        (names) =>
          `${names} has no skin, so it stays still while the avatar moves. Bind it to the template's armature, and export with Skinning on.`,
      ),
  },
  {
    id: 'skinned-head',
    title: 'Eyewear and hair are bound to the head.',
    severity: 'info',
    profiles: ['eyewear', 'hair'],
    unconfirmed: true,
    page: `${pages.eyewear}#troubleshooting`,
    faults: (subject) =>
      faultOfAll(
        unskinned(subject),
        (names) =>
          `${names} has no skin. Whether it has to be skinned is not published. If it stays behind when the head turns, bind it to Head.`,
      ),
  },
  {
    id: 'joints-complete',
    title: `An avatar has all ${t1Joints.length} joints of the body.`,
    severity: 'error',
    profiles: ['export'],
    page: skeletonPage,
    faults: (subject) =>
      faultOfMissing(
        subject,
        (count, names) =>
          `${count} of ${t1Joints.length} joints are missing: ${names}. Clips and humanoid maps need them. Start again from the file that Avaturn exported.`,
      ),
  },
  {
    id: 'asset-joints-complete',
    title: "An asset that is bound to the body includes the template's complete skeleton.",
    severity: 'warning',
    profiles: wornProfiles,
    page: `${pages.intro}#skin-it-to-the-templates-skeleton`,
    faults: (subject) =>
      subject.model.skeleton.joints.length > 0 &&
      faultOfMissing(
        subject,
        (count, names) =>
          `${count} of the template's ${t1Joints.length} joints are missing: ${names}. The asset shares the avatar's skeleton: bind it to an untouched template armature.`,
      ),
  },
  {
    id: 'joint-names',
    title: "Joints have the names of the avatar's skeleton.",
    ...jointRule,
    faults: (subject) =>
      faultOfJoints(
        subject,
        subject.model.skeleton.joints.filter(({avatarJoint}) => !avatarJoint),
        (names) =>
          `${names}: an avatar has no joint of this name, and no leaf joints. Remove it from the skeleton, or rename it as in the table.`,
      ),
  },
  {
    id: 'joint-prefix',
    title: 'Joints have no Mixamo prefix.',
    ...jointRule,
    faults: (subject) =>
      faultOfJoints(
        subject,
        subject.model.skeleton.joints.filter(({prefixed}) => prefixed),
        (names) => `${names}: the avatar's joints have the same names without the prefix. Rename them.`,
      ),
  },
  {
    id: 'joint-unique',
    title: 'Each joint name is unique.',
    ...jointRule,
    faults: (subject) => {
      const {joints, byName} = subject.model.skeleton;
      return faultOfJoints(
        subject,
        joints.filter((joint) => joint.avatarJoint && byName.get(joint.avatarJoint) !== joint),
        (names) =>
          `${names}: the skeleton has this name more than once, so clips move one and leave the other. Keep a single armature.`,
      );
    },
  },
  {
    id: 'one-skeleton',
    title: 'Every mesh moves with the skeleton of the avatar.',
    severity: 'warning',
    profiles: ['export', 'vrm'],
    page: skeletonPage,
    faults: ({model}) =>
      faultOfAll(
        stillMeshes(model).map((mesh) => place(model, 'mesh', mesh)),
        stillText,
      ),
  },
  {
    id: 'joint-hierarchy',
    title: 'Each joint has the parent that the skeleton defines.',
    ...jointRule,
    unconfirmed: true,
    faults: (subject) => {
      const {joints, byName} = subject.model.skeleton;
      const nameAt = new Map(joints.map(({node, avatarJoint}) => [node, avatarJoint]));
      const misplaced = [...byName.values()].filter(({avatarJoint, parent}) => {
        const expected = avatarJoint && parentOf.get(avatarJoint);
        // Other rules report a reduced skeleton.
        return (
          expected &&
          byName.has(expected as typeof avatarJoint) &&
          (parent === undefined || nameAt.get(parent)) &&
          nameAt.get(parent ?? -1) !== expected
        );
      });
      return faultOfJoints(
        subject,
        misplaced,
        (names) =>
          `${names}: the joint probably belongs under ${some([...new Set(misplaced.map(({avatarJoint}) => parentOf.get(avatarJoint!)!))], 2)}. Bind to an untouched template armature.`,
      );
    },
  },
  {
    id: 'template-skeleton',
    title: "The asset's joints match the positions in its avatar file.",
    severity: 'error',
    profiles: assetProfiles,
    page: `${pages.intro}#model-around-the-avatar`,
    faults: (subject) => {
      const other = subject.avatar?.model.skeleton;
      const apart = avatarJoints.flatMap(({name}) => {
        const here = subject.model.skeleton.positionOf(name);
        const there = other?.positionOf(name);
        const distance = here && there ? here.distanceTo(there) : 0;
        return distance > jointTolerance ? [{name, distance}] : [];
      });
      const farthest = Math.max(0, ...apart.map(({distance}) => distance));
      return faultOfJoints(
        subject,
        apart.map(({name}) => subject.model.skeleton.byName.get(name)!),
        (names) =>
          `${names}: up to ${(farthest * 100).toFixed(1)} cm from the joint of the avatar file. Asset and avatar have to be aligned: export both from one scene, in the same pose.`,
      );
    },
  },
];

/** Meters by which a joint may differ between two exports. */
const jointTolerance = 0.01;
