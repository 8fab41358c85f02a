import React, {type ComponentProps, type ReactNode} from 'react';
import Stage from '@site/src/components/Stage';
import DocRootLayout from '@theme-original/DocRoot/Layout';

/** The docs with the stage, which stays from page to page. */
export default function DocRootLayoutWrapper(props: ComponentProps<typeof DocRootLayout>): ReactNode {
  return (
    <>
      <DocRootLayout {...props} />
      <Stage />
    </>
  );
}
