import React, {type ReactNode} from 'react';
import type {JointSummary} from './scene';

export interface JointTreeProps {
  readonly joints: readonly JointSummary[];
  /** Shows what hangs from this joint; null for the roots. */
  readonly parent?: string | null;
}

/** The joints by name, each under the one it hangs from. */
export default function JointTree({joints, parent = null}: JointTreeProps): ReactNode {
  const children = joints.filter((joint) => joint.parent === parent);
  return (
    children.length > 0 && (
      <ul>
        {children.map(({name}, index) => (
          <li key={`${name} ${index}`}>
            <code>{name}</code>
            {/* Two joints of one name would hang from each other for ever. */}
            {name !== parent && <JointTree joints={joints} parent={name} />}
          </li>
        ))}
      </ul>
    )
  );
}
