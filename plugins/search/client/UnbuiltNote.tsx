import React, {type ReactNode} from 'react';

/** Explains how to get an index on a development server, which has none. */
export default function UnbuiltNote(): ReactNode {
  return (
    <>
      A development server has no search index. To try the search, run <code>npm run build && npm run serve</code>.
    </>
  );
}
