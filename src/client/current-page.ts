import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls a menu, and nothing around it, so that the link to the current page is seen.
 *
 * @param menu what scrolls and holds the links
 */
export function scrollToCurrentPage(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current="page"]')?.getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  // Below a banner, the end of the menu lies outside of the window.
  const bottom = Math.min(box.bottom, window.innerHeight);
  if (link && (link.top < box.top || link.bottom > bottom)) {
    menu.scrollTop += (link.top + link.bottom - box.top - bottom) / 2;
  }
}

/** The sidebar of the docs is long, and a page deep in it would be marked where nobody looks. */
const currentPage: ClientModule = {
  onRouteDidUpdate() {
    // The link is marked in the frame after the page has changed.
    requestAnimationFrame(() => {
      document.querySelectorAll('.theme-doc-sidebar-container .menu').forEach(scrollToCurrentPage);
    });
  },
};

export default currentPage;
