import type {Sender} from '../simulation';
import {closestTarget, listen, loadInto, once, type Environment, type Requests} from './environment';

/**
 * Sends requests to the simulator inside the page. Its code is fetched at the first press; the values are those of the
 * form, or the example's if no form was opened.
 */
export function enhanceTry(root: HTMLElement, {announce}: Environment, requests: Requests): () => void {
  const senders = new Map<HTMLElement, Sender>();
  let gone = false;

  const load = once(async () => Promise.all([import('../simulation'), requests.forms()]));
  const send = (request: HTMLElement, panel: HTMLElement): void => {
    const sender = senders.get(request);
    if (sender) return sender.send();
    loadInto(panel, ['simulator', 'Send'], load(), ([{openSender}, data]) => {
      if (gone) return;
      if (!senders.has(request)) {
        senders.set(request, openSender(data, panel, {request, root, requests, announce}));
      }
      senders.get(request)?.send();
    });
  };
  const onClick = (event: Event): void => {
    // The flow begins with the first request; its responses offer the steps that follow.
    const first = closestTarget(event, '[data-flow]') && root.querySelector<HTMLElement>('[data-try]');
    first?.focus();
    const button = first ?? closestTarget(event, '[data-try]');
    const request = button?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-try-panel');
    if (request && panel) send(request, panel);
  };

  const unlisten = listen(root, {click: onClick});
  return () => {
    gone = true;
    unlisten();
    senders.forEach((sender) => sender.close());
    if (senders.size > 0) void load().then(([{endSimulation}]) => endSimulation());
  };
}
