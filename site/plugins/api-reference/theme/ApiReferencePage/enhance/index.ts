import {closeLikeMenu} from '@site/src/close-menu';
import {enhanceCopy} from './copy';
import {closestTarget, type Environment} from './environment';
import {enhanceLinks, enhanceNavigation} from './navigation';
import {enhanceRequestControls} from './request-controls';

/** Adds behavior to the static reference. Returns a function that removes it. */
export function enhance(root: HTMLElement, around: Omit<Environment, 'signal'>): () => void {
  const controller = new AbortController();
  const environment = {...around, signal: controller.signal};
  enhancePageActions(root, environment);
  enhanceRequestControls(root, environment);
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

/** The "Page actions" menu closes as on other pages, and opens or closes all collapsed parts. */
function enhancePageActions(root: HTMLElement, {signal}: Environment): void {
  const menu = root.querySelector<HTMLDetailsElement>('.page-actions > details');
  if (menu) closeLikeMenu(menu, signal);
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-expand]');
    if (button) {
      const opens = button.textContent === 'Expand all';
      button.textContent = opens ? 'Collapse all' : 'Expand all';
      root.querySelectorAll<HTMLDetailsElement>('.api-nested, .api-schema > *').forEach((part) => (part.open = opens));
    }
  };
  root.addEventListener('click', onClick, {signal});
}
