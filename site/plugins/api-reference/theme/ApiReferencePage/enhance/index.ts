import {enhanceCopy} from './copy';
import type {Environment} from './environment';
import {enhanceLinks, enhanceNavigation} from './navigation';
import {enhanceRequests} from './requests';
import {enhancePageActions} from './page-actions';
import {enhanceTry} from './try';

/** Adds behavior to the static reference. Returns a function that removes it. */
export function enhance(root: HTMLElement, around: Omit<Environment, 'signal'>): () => void {
  const controller = new AbortController();
  const environment = {...around, signal: controller.signal};
  enhancePageActions(root, environment);
  enhanceTry(root, environment, enhanceRequests(root, environment));
  enhanceCopy(root, environment);
  enhanceLinks(root, environment);
  enhanceNavigation(root, environment);
  return () => {
    controller.abort();
    restore(root);
  };
}

/** Removes what only works with the scripts of this visit; open parts stay open. */
function restore(root: HTMLElement): void {
  for (const panel of root.querySelectorAll<HTMLElement>('.api-fill-panel, .api-try-panel')) {
    panel.replaceChildren();
    panel.hidden = true;
  }
  root.querySelector('.api-fill-lost')?.remove();
  root.querySelectorAll('[aria-expanded]').forEach((button) => button.setAttribute('aria-expanded', 'false'));
  root.querySelectorAll('.api-nav [aria-current]').forEach((link) => link.removeAttribute('aria-current'));
  root.querySelector('[data-open]')?.removeAttribute('data-open');
}
