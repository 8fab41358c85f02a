import type {ClientModule} from '@docusaurus/types';

/** Scrolls a menu, but not the page, until the link to the current page or section is visible. */
export function scrollToCurrentPage(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current]')?.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  // Below a banner, the end of the menu is outside the window.
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (link && (link.top < box.top || link.bottom > bottom)) {
    menu.scrollTop += (link.top + link.bottom - box.top - bottom) / 2;
  }
}

/** The sidebar of the docs is long: the current page can be out of view. */
const currentPage: ClientModule = {
  onRouteDidUpdate() {
    // The link is marked in the frame after the page changed.
    requestAnimationFrame(() => {
      document.querySelectorAll('.theme-doc-sidebar-container .menu').forEach(scrollToCurrentPage);
    });
  },
};

export default currentPage;
