import React, {type ReactNode} from 'react';

/** What to do on a development server, which has no index. */
export default function UnbuiltNote(): ReactNode {
  return (
    <>
      A development server has no search index. To try the search, run <code>npm run build && npm run serve</code>.
    </>
  );
}
