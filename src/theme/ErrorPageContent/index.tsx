import React, {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The theme's crash screen. Navigation closes it, because the next page hasn't crashed. */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  const {tryAgain} = props;
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <ErrorPageContent {...props} />;
}
