import type {ClientModule} from '@docusaurus/types';

const parameter = '_highlight';

let shown: typeof import('./found-words') | undefined;

/**
 * Marks the words a reader searched for on the page that a search result led to, and puts the focus where it led. The marking is
 * done by the CSS Custom Highlight API, which leaves the page's elements as they are; where a browser has none, nothing is marked.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const words = new URLSearchParams(location.search).getAll(parameter);
    if (!words.length) {
      shown?.clear();
      return;
    }
    if (previousLocation && location.hash && document.activeElement === document.body) {
      focusHeading(decodeURIComponent(location.hash.slice(1)));
    }
    if ('highlights' in CSS) {
      import('./found-words').then(
        (part) => {
          shown = part;
          // The reader may have gone on while it was loading.
          if (window.location.pathname === location.pathname) {
            part.show(words, forget);
          }
        },
        // Words that are not marked are not worth disturbing the reader.
        () => undefined,
      );
    }
  },
};

/** The browser moves a reader's starting point to the target of a link only if the link loads a document. */
function focusHeading(id: string): void {
  const target = document.getElementById(id);
  if (target && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target?.focus({preventScroll: true});
}

/** A cleared page stays cleared when it is loaded again or its address is passed on. */
function forget(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
}

export default clientModule;
