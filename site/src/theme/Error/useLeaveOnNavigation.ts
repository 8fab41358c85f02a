import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Closes a crash screen on navigation, because what the reader opens next may not crash. */
export default function useLeaveOnNavigation(tryAgain: () => void): void {
  const {pathname, search, hash} = useLocation();
  const address = pathname + search + hash;
  const crashed = useRef(address);
  useEffect(() => {
    if (address !== crashed.current) tryAgain();
  }, [address]);
}
