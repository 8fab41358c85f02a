import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {clearNotice, showNotice} from './notice';

const offline = 'You are offline, and that page has not been loaded yet. Open it again once you are online.';

/** Set while an event that was held back is sent again. */
let passing = false;

/** The page of this site that a click on a link would open in place of the one that is shown. */
function linkedPage({target, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): URL | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || button !== 0) return undefined;
  return ctrlKey || metaKey || shiftKey || altKey ? undefined : new URL(link.href);
}

/**
 * Holds back what would open another page until its chunks are there, and tells the reader if they can't be had. The
 * framework would answer the failure by loading the document anew, and without a network that takes away even the page
 * that is being read.
 * @param open opens the page after all
 */
function holdBack(event: Event, to: URL | undefined, open: () => void): void {
  if (navigator.onLine || passing || !to || to.origin !== location.origin || to.pathname === location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  preload(to.pathname).then(
    () => {
      passing = true;
      open();
      passing = false;
    },
    () => showNotice(offline),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener(
    'click',
    (event) => holdBack(event, linkedPage(event), () => (event.target as HTMLElement).click()),
    true,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      holdBack(event, new URL(form.action), () => form.requestSubmit());
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
