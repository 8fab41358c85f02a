import type {Send} from '../simulation';
import {closestTarget, loadInto, once, type Environment, type Requests} from './environment';

/**
 * Sends requests to the simulator inside the page, and shows the steps of the flow. Its code is fetched at the first press;
 * the values are those of the form, or the example's if no form was opened.
 */
export function enhanceTry(root: HTMLElement, environment: Environment, requests: Requests): void {
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
