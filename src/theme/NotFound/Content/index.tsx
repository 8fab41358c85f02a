import React, {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NotFound/Content';

/** Lists the pages of the site, which every page of the docs would carry if it came with the docs' layout. */
const NotFoundHelp = lazy(() => import('./NotFoundHelp'));

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <Suspense
      fallback={
        <main className={clsx('container margin-vert--xl', className)}>
          <h1>This page does not exist</h1>
        </main>
      }
    >
      <NotFoundHelp className={className} />
    </Suspense>
  );
}
