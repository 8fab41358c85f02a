import React, {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {scrollToCurrentPage} from '@site/src/client/current-page';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * The menu of narrow windows, drawn when it is opened. The theme draws it beside the window on every page load; its links
 * come into view as it settles there, so a phone would fetch a dozen pages that nobody asked for.
 * The menu shows the current page, takes the focus, closes with Escape, and gives the focus back.
 */
export default function MobileSidebarWrapper(): ReactNode {
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
