import React, {type ReactNode} from 'react';
import {joints, type Joint, type SkeletonTarget} from '../../../data/skeleton';
import DataTable from './DataTable';

const code = (name: string): string => `\`${name}\``;

interface TargetColumn {
  readonly heading: string;
  readonly cell: (joint: Joint) => string;
}

const targetColumns: Readonly<Record<SkeletonTarget, readonly TargetColumn[]>> = {
  mixamo: [
    {
      heading: 'Mixamo',
      cell: ({mixamo, unconfirmed}) =>
        unconfirmed.includes('mixamo') ? `${code(mixamo)}, where the Mixamo character has it` : code(mixamo),
    },
  ],
  unity: [{heading: 'Unity human bone', cell: ({unity}) => (unity ? code(unity) : 'Not mapped')}],
  vrm: [
    {heading: 'VRM 1.0', cell: ({vrm}) => code(vrm)},
    {heading: 'Required in VRM 1.0', cell: ({vrmRequired}) => (vrmRequired ? 'Yes' : 'No')},
  ],
};

const targetNames: Readonly<Record<SkeletonTarget, string>> = {mixamo: 'Mixamo', unity: 'Unity', vrm: 'VRM 1.0'};

const parentNote = 'The parents follow the Mixamo hierarchy, which the joint names imply. Check them in your file.';
const vrmNote =
  'The VRM column is our composition of two public maps: Avaturn to Mixamo and Mixamo to VRM. VRM 0.x names the thumbs otherwise, one step further out, and requires the chest and the neck too.';

export interface JointTableProps {
  /** Tools whose names stand beside the joints. Without any, the table shows the hierarchy. */
  readonly targets?: readonly SkeletonTarget[];
}

/** The 54 joints of an avatar. Row anchors: `joint-Hips`. */
export default function JointTable({targets = []}: JointTableProps): ReactNode {
  const columns = targets.flatMap((target) => targetColumns[target]);
  const hierarchy: TargetColumn = {heading: 'Parent', cell: ({parent}) => (parent ? code(parent) : 'None: the root')};
  const shown = targets.length === 0 ? [hierarchy] : columns;
  const names = new Intl.ListFormat('en').format(targets.map((target) => targetNames[target]));
  return (
    <DataTable
      caption={targets.length === 0 ? 'Joints and their parents' : `Joints and their names in ${names}`}
      columns={['Joint', ...shown.map(({heading}) => heading), 'Avatars']}
      rows={joints.map((joint) => ({
        id: `joint-${joint.name}`,
        header: code(joint.name),
        cells: [...shown.map(({cell}) => cell(joint)), joint.t2Only ? 'T2 only' : 'T1 and T2'],
      }))}
      note={targets.length === 0 ? parentNote : targets.includes('vrm') ? vrmNote : undefined}
    />
  );
}
