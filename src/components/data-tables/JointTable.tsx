import React, {type ReactNode} from 'react';
import {joints, type Joint, type SkeletonTarget} from '../../../data/skeleton';
import OnAvatar from '../OnAvatar';
import FoldedTables, {type FoldedTablesProps} from './FoldedTables';

const code = (name: string): string => `\`${name}\``;

interface TargetColumn {
  readonly heading: string;
  readonly cell: (joint: Joint) => string;
}

const targetColumns: Readonly<Record<SkeletonTarget, TargetColumn>> = {
  mixamo: {
    heading: 'Mixamo',
    cell: ({mixamo, unconfirmed}) =>
      unconfirmed.includes('mixamo') ? `${code(mixamo)}, if the Mixamo character has it` : code(mixamo),
  },
  unity: {heading: 'Unity human bone', cell: ({unity}) => (unity ? code(unity) : 'Not mapped')},
  vrm: {heading: 'VRM 1.0', cell: ({vrm, vrmRequired}) => (vrmRequired ? `${code(vrm)}, required` : code(vrm))},
};

const hierarchy: TargetColumn = {heading: 'Parent', cell: ({parent}) => (parent ? code(parent) : 'None: the root')};

const limbs: readonly {readonly id: string; readonly title: string; readonly names: RegExp}[] = [
  {id: 'joints-spine', title: 'Spine and head', names: /^(?!Left|Right)|Eye$/},
  {id: 'joints-arms', title: 'Arms', names: /Shoulder|Arm|Hand$/},
  {id: 'joints-left-hand', title: 'Left fingers', names: /^LeftHand./},
  {id: 'joints-right-hand', title: 'Right fingers', names: /^RightHand./},
  {id: 'joints-legs', title: 'Legs', names: /Leg|Foot|Toe/},
];

export interface JointTableProps {
  /** Tools whose joint names are shown. Without any, the table shows the hierarchy, beside a picture or an avatar. */
  readonly targets?: readonly SkeletonTarget[];
  /** The picture. */
  readonly children?: ReactNode;
}

/** The 54 joints of an avatar, by limb. Row anchors: `joint-Hips`; group anchors: `joints-arms`. */
export default function JointTable({targets = [], children}: JointTableProps): ReactNode {
  const columns = targets.length === 0 ? [hierarchy] : targets.map((target) => targetColumns[target]);
  const tables: FoldedTablesProps = {
    unit: 'joint',
    columns: ['Joint', ...columns.map(({heading}) => heading)],
    groups: limbs.map((limb) => ({
      id: limb.id,
      title: limb.title,
      rows: joints
        .filter(({name}) => limb.names.test(name))
        .map((joint) => ({
          id: `joint-${joint.name}`,
          header: joint.t2Only ? `${code(joint.name)} (T2 only)` : code(joint.name),
          cells: columns.map(({cell}) => cell(joint)),
          shows: joint.name,
        })),
    })),
  };
  if (targets.length > 0) return <FoldedTables {...tables} />;
  return (
    <OnAvatar kind="joint" still={children}>
      {(pick) => <FoldedTables {...tables} pick={pick} />}
    </OnAvatar>
  );
}
