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
    const isFlow = closestTarget(event, '[data-flow]') !== null;
    // The flow begins with the first request; its responses offer the steps that follow.
    const button = isFlow ? root.querySelector<HTMLElement>('[data-try]') : closestTarget(event, '[data-try]');
    const request = button?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-try-panel');
    if (!request || !panel) return;
    const operation = request.dataset['request'] ?? '';
    if (isFlow) button?.focus();
    if (send) return send(operation, isFlow);
    loadInto(panel, ['simulator', 'Send'], load(), (loaded) => signal.aborted || loaded(operation, isFlow));
  };

  root.addEventListener('click', onClick, {signal});
}
