import {useEffect, useRef, type ComponentProps} from 'react';
import {useLocation} from '@docusaurus/router';
import Error from '@theme-original/Error';

/** Closes a crash screen on navigation, because what the reader opens next may not crash. */
export function useLeaveOnNavigation(tryAgain: () => void): void {
  const {pathname, search, hash} = useLocation();
  const address = pathname + search + hash;
  const crashed = useRef(address);
  useEffect(() => {
    if (address !== crashed.current) tryAgain();
  }, [address]);
}

/** The framework's crash screen, for a crash outside of a page's content. Navigation closes it. */
export default function ErrorWrapper(props: ComponentProps<typeof Error>) {
  useLeaveOnNavigation(props.tryAgain);
  return <Error {...props} />;
}
