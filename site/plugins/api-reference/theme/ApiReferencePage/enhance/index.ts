import {closeLikeMenu} from '@site/src/close-menu';
import type {Send} from '../simulation';
import {enhanceCopy} from './copy';
import {closestTarget, loadInto, once, type Environment, type Requests} from './environment';
import {enhanceLinks, enhanceNavigation} from './navigation';
import {enhanceRequests} from './requests';

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

/**
 * Sends requests to the simulator inside the page, and shows the steps of the flow. Its code is fetched at the first press;
 * the values are those of the form, or the example's if no form was opened.
 */
function enhanceTry(root: HTMLElement, environment: Environment, requests: Requests): void {
  const {signal} = environment;
  let send: Send | undefined;

  const load = once(async () => {
    const [{openSimulation}, data] = await Promise.all([import('../simulation'), requests.forms()]);
    return (send = openSimulation(data, root, environment, requests));
  });
  const onClick = (event: Event): void => {
    const button = closestTarget(event, '[data-try], [data-step]');
    const place = button?.closest<HTMLElement>('[data-request], [data-flow]');
    const panel = place?.querySelector<HTMLElement>('.api-try-panel');
    if (!button || !place || !panel) return;
    // Otherwise, the last valid body would be sent instead of the one in the form. A URL can't lack a part of its path.
    const invalid = place.querySelector<HTMLElement>('textarea[aria-invalid], :is(input, select):invalid');
    if (invalid) {
      if (!invalid.offsetParent) place.querySelector<HTMLElement>('[data-fill]')?.click();
      return invalid.focus();
    }
    const {step} = button.dataset;
    if (send) return send(place, step);
    const name = button.firstChild?.textContent ?? '';
    loadInto(panel, ['simulator', name], load(), (loaded) => signal.aborted || loaded(place, step));
  };

  root.addEventListener('click', onClick, {signal});
}
