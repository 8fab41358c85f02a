import type {Simulation} from '../simulation';
import {closestTarget, listen, loadInto, once, type Environment, type Requests} from './environment';

/**
 * Sends requests to the simulator inside the page. Its code is fetched at the first press; the values are those of the
 * form, or the example's if no form was opened.
 */
export function enhanceTry(root: HTMLElement, environment: Environment, requests: Requests): () => void {
  let simulation: Simulation | undefined;
  let gone = false;

  const load = once(async () => {
    const [{openSimulation}, data] = await Promise.all([import('../simulation'), requests.forms()]);
    return (simulation ??= openSimulation(data, {root, requests, ...environment}));
  });
  const onClick = (event: Event): void => {
    const isFlow = closestTarget(event, '[data-flow]') !== null;
    // The flow begins with the first request; its responses offer the steps that follow.
    const button = isFlow ? root.querySelector<HTMLElement>('[data-try]') : closestTarget(event, '[data-try]');
    const request = button?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-try-panel');
    if (!request || !panel) return;
    if (isFlow) button?.focus();
    if (simulation) return simulation.send(request, isFlow);
    loadInto(panel, ['simulator', 'Send'], load(), (loaded) => gone || loaded.send(request, isFlow));
  };

  const unlisten = listen(root, {click: onClick});
  return () => {
    gone = true;
    unlisten();
    simulation?.close();
  };
}
