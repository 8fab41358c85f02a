import type {Send} from '../simulation';
import {closestTarget, loadInto, once, type Environment, type Requests} from './environment';

/**
 * Sends requests to the simulator inside the page. Its code is fetched at the first press; the values are those of the
 * form, or the example's if no form was opened.
 */
export function enhanceTry(root: HTMLElement, environment: Environment, requests: Requests): void {
  const {signal} = environment;
  let send: Send | undefined;

  const load = once(async () => {
    const [{openSimulation}, data] = await Promise.all([import('../simulation'), requests.forms()]);
    return (send = openSimulation(data, root, environment, requests));
  });
  const onClick = (event: Event): void => {
    const place = closestTarget(event, '[data-try]')?.closest<HTMLElement>('[data-request], [data-flow]');
    const panel = place?.querySelector<HTMLElement>('.api-try-panel');
    if (!place || !panel) return;
    // Otherwise, the last valid body would be sent instead of the one on the screen.
    const invalid = place.querySelector<HTMLElement>('textarea[aria-invalid]');
    if (invalid?.offsetParent) return invalid.focus();
    if (send) return send(place);
    loadInto(panel, ['simulator', 'Send'], load(), (loaded) => signal.aborted || loaded(place));
  };

  root.addEventListener('click', onClick, {signal});
}
