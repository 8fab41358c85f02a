import type {ClientModule} from '@docusaurus/types';

/** The name that `found-words.module.css` styles. */
const name = 'search-words';

/**
 * Highlights the search terms on the page of a result, and moves the focus to the result's target. The CSS Custom Highlight
 * API leaves the elements unchanged; browsers without it show no highlights.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const canHighlight = 'highlights' in CSS;
    if (canHighlight) {
      CSS.highlights.delete(name);
    }
    const words = new URLSearchParams(location.search).getAll('_highlight');
    if (!words.length) {
      return;
    }
    // The browser moves the focus navigation starting point to a link's target only if the link loads a document.
    if (previousLocation && location.hash && document.activeElement === document.body) {
      focus(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    }
    if (canHighlight) {
      import('./found-words').then(
        ({show}) => {
          // The reader may have navigated on while the module was loading.
          if (window.location.pathname === location.pathname) {
            show(name, words);
          }
        },
        // Highlights are optional: a failure to load them isn't shown.
        () => undefined,
      );
    }
  },
};

/** Moves the focus to a part of the content that isn't a control. */
function focus(target: HTMLElement | null): void {
  if (target && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    // Without `tabindex`, the focus would be lost immediately.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target?.focus({preventScroll: true});
}

export default clientModule;
