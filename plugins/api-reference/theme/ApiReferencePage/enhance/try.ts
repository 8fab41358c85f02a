import type {Sender} from '../simulation';
import {closestTarget, type Requests, type Environment} from './environment';

/**
 * Sends requests to the simulator inside the page. Its code is fetched at the first press; the values are those of the
 * form, or the example's if no form was opened.
 */
export function enhanceTry(root: HTMLElement, {announce}: Environment, requests: Requests): () => void {
  const senders = new Map<HTMLElement, Sender>();
  let loading: Promise<typeof import('../simulation')> | undefined;
  let gone = false;

  const load = (): Promise<typeof import('../simulation')> => {
    loading ??= import('../simulation');
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const send = async (request: HTMLElement, panel: HTMLElement): Promise<void> => {
    panel.hidden = false;
    if (!senders.has(request)) {
      panel.innerHTML = '<p class="api-fill-note" role="status">Loading the simulator …</p>';
      try {
        const [{openSender}, data] = await Promise.all([load(), requests.forms()]);
        if (gone) {
          return;
        }
        if (!senders.has(request)) {
          senders.set(request, openSender(data, panel, {request, root, requests, announce}));
        }
      } catch {
        panel.innerHTML =
          '<p class="api-fill-fault" role="alert">The simulator did not load. Check the connection and press Send again.</p>';
        return;
      }
    }
    senders.get(request)?.send();
  };
  const onClick = (event: Event): void => {
    if (closestTarget(event, '[data-flow]')) {
      // The responses offer the steps that follow.
      const first = root.querySelector<HTMLElement>('[data-try]');
      first?.focus();
      first?.click();
      return;
    }
    const button = closestTarget(event, '[data-try]');
    const request = button?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-try-panel');
    if (request && panel) {
      void send(request, panel);
    }
  };

  root.addEventListener('click', onClick);
  return () => {
    gone = true;
    root.removeEventListener('click', onClick);
    senders.forEach((sender) => sender.close());
    for (const panel of root.querySelectorAll<HTMLElement>('.api-try-panel')) {
      panel.replaceChildren();
      panel.hidden = true;
    }
    void loading?.then(({endSimulation}) => endSimulation());
  };
}
