import preload from '@docusaurus/core/lib/client/preload';
import type {ClientModule} from '@docusaurus/types';
import {clearNotice, showNotice} from './notice';

const offline = 'You are offline, and that page has not been loaded yet. Open it again once you are online.';

/** True while a canceled click or submit is dispatched again. */
let resending = false;

/** The URL that a click on a link opens in this tab. The link may be part of an SVG, where `href` isn't a string. */
function linkedAddress({target, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): URL | undefined {
  const link = (target as Element).closest('a[href]');
  if (!link || link.getAttribute('target') || link.hasAttribute('download') || button !== 0) return undefined;
  if (ctrlKey || metaKey || shiftKey || altKey) return undefined;
  return new URL(link.getAttribute('href') ?? '', document.baseURI);
}

/**
 * Offline, cancels navigation until the page's chunks are loaded, and shows a notice if they can't be. The framework would
 * respond to the failure by reloading the document, and offline the reader would lose even the current page.
 * @param addressOf returns the URL that the event would open; called only when offline
 * @param open opens the page after its chunks have loaded
 */
function holdBack<Held extends Event>(
  event: Held,
  addressOf: (event: Held) => URL | undefined,
  open: () => void,
): void {
  if (navigator.onLine || resending) return;
  const to = addressOf(event);
  if (to?.origin !== location.origin || to.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const resend = (): void => {
    resending = true;
    open();
    resending = false;
  };
  // A request that fails slowly can outlast the time without network.
  preload(to.pathname).then(resend, () => (navigator.onLine ? resend() : showNotice(offline)));
}

// This module also runs during server-side rendering.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'click',
    (event) =>
      holdBack(event, linkedAddress, () =>
        // SVG elements have no `click()`.
        event.target?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})),
      ),
    true,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      holdBack(
        event,
        () => new URL(form.action),
        () => form.requestSubmit(),
      );
    },
    true,
  );
  window.addEventListener('online', clearNotice);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== pathname) clearNotice();
  },
};

export default clientModule;
