import React, {type ReactNode} from 'react';
import type {JointSummary} from './scene';

export interface JointTreeProps {
  readonly joints: readonly JointSummary[];
  /** Shows the children of the joint with this index; null for the roots. */
  readonly parent?: number | null;
}

/** The joints by name, each below its parent. */
export default function JointTree({joints, parent = null}: JointTreeProps): ReactNode {
  const children = joints.flatMap((joint, index) => (joint.parent === parent ? [{name: joint.name, index}] : []));
  return (
    children.length > 0 && (
      <ul>
        {children.map(({name, index}) => (
          <li key={index}>
            <code>{name}</code>
            <JointTree joints={joints} parent={index} />
          </li>
        ))}
      </ul>
    )
  );
}
