import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {scrollToCurrentPage} from '@site/src/client/current-page';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * The menu of narrow windows. The theme renders it off-screen on every page load, and a phone would prefetch a dozen pages.
 * This one shows the current page, takes the focus, closes on Escape, and returns the focus.
 */
export default function MobileSidebarWrapper() {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const opener = document.activeElement;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.querySelectorAll('.navbar-sidebar__item').forEach(scrollToCurrentPage);
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
    };
  }, [shown, toggle]);

  return shown ? <MobileSidebar /> : null;
}
