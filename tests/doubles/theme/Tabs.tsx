import React, {type ReactNode} from 'react';

/** Stands in for `@theme/Tabs`: all panels, one below the other. */
export default function Tabs({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
