import React, {type ReactNode} from 'react';

/** A test double for `@theme/Tabs`: all panels in sequence. */
export default function Tabs({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
