import React, {type ReactNode} from 'react';

export default function TabItem({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return <section aria-label={label}>{children}</section>;
}
