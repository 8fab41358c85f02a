import type {ClientModule} from '@docusaurus/types';

const parameter = '_highlight';

let shown: typeof import('./found-words') | undefined;

/**
 * Highlights the search terms on the page of a result, and moves the focus to the result's target. The CSS Custom Highlight
 * API leaves the elements unchanged; browsers without it show no highlights.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const words = new URLSearchParams(location.search).getAll(parameter);
    if (!words.length) {
      shown?.clear();
      return;
    }
    // The browser moves the focus navigation starting point to a link's target only if the link loads a document.
    if (previousLocation && location.hash && document.activeElement === document.body) {
      focusContent(document.getElementById(decodeURIComponent(location.hash.slice(1))));
    }
    if ('highlights' in CSS) {
      import('./found-words').then(
        (part) => {
          shown = part;
          // The reader may have navigated on while the module was loading.
          if (window.location.pathname === location.pathname) {
            part.show(words, forget);
          }
        },
        // Highlights are optional: a failure to load them isn't shown.
        () => undefined,
      );
    }
  },
};

/** Moves the focus to a part of the content that isn't a control. */
export function focusContent(target: HTMLElement | null): void {
  if (target && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    // Without `tabindex`, the focus would be lost immediately.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target?.focus({preventScroll: true});
}

/** Removes the terms from the URL, so that a reload or a shared link doesn't highlight again. */
function forget(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
}

export default clientModule;
