import type {RequestValues} from '../../../samples/request';
import type {Opened} from '../builder';
import {closestTarget, type Requests, type Environment} from './environment';

/** Prefix of a fragment with values; `form/link.ts` parses the rest. */
const mark = '#fill=';

type Loaded = Awaited<ReturnType<Requests['load']>>;

/** Opens the form of a request. The form's code and data are fetched when the first one opens, or by a link. */
export function enhanceFill(root: HTMLElement, {history, announce}: Environment, requests: Requests): () => void {
  const {filled} = requests;
  const opened = new Map<HTMLElement, Opened>();
  let own = '';
  let gone = false;

  const open = async (request: HTMLElement): Promise<Opened | undefined> => {
    const panel = request.querySelector<HTMLElement>('.api-fill-panel');
    const button = request.querySelector<HTMLElement>('[data-fill]');
    if (!panel || !button) {
      return undefined;
    }
    show(button, panel, true);
    if (!opened.has(request)) {
      panel.innerHTML = '<p class="api-fill-note" role="status">Loading the form …</p>';
      try {
        place(request, panel, await requests.load());
      } catch {
        panel.innerHTML =
          '<p class="api-fill-fault" role="alert">The form did not load. Check the connection and try again, or reload the page.</p>' +
          '<button type="button" class="api-copy" data-fill-retry>Try again</button>';
      }
    }
    return opened.get(request);
  };
  const place = (request: HTMLElement, panel: HTMLElement, [builder, data]: Loaded): void => {
    const operation = request.dataset['request'] ?? '';
    const share = (fragment = '') => {
      own = fragment;
      const {pathname, search} = history.location;
      history.replace({pathname, search, hash: fragment});
    };
    const keep = (values: RequestValues) => {
      filled.set(operation, values);
      requests.draw(operation);
    };
    const form =
      gone || opened.has(request) ? undefined : builder.openBuilder(data, {panel, operation, announce, share, keep});
    if (form) {
      opened.set(request, form);
    }
  };
  requests.show = async (request, values) => {
    const panel = request.querySelector<HTMLElement>('.api-fill-panel');
    if (panel) {
      // An unopened form stays hidden; it keeps the samples and the values in sync.
      place(request, panel, await requests.load());
      opened.get(request)?.take({values});
    }
  };
  const follow = async (hash: string): Promise<void> => {
    if (!hash.startsWith(mark) || hash === own) {
      return;
    }
    const [builder] = await requests.load().catch(() => []);
    if (!builder || gone) {
      return announce('The form did not load');
    }
    const link = builder.readLink(hash);
    const request = [...root.querySelectorAll<HTMLElement>('[data-request]')].find(
      (element) => element.dataset['request'] === link.operation,
    );
    if (!request) {
      return notice(root);
    }
    (await open(request))?.take(link);
    request.scrollIntoView();
  };
  const onClick = (event: Event): void => {
    const button = closestTarget(event, '[data-fill], [data-fill-retry]');
    const request = button?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-fill-panel');
    if (!button || !request || !panel) {
      return;
    }
    if (button.getAttribute('aria-expanded') === 'true') {
      show(button, panel, false);
    } else {
      void open(request);
    }
  };

  root.addEventListener('click', onClick);
  const stopListening = history.listen(({hash}) => void follow(hash));
  void follow(history.location.hash);
  return () => {
    gone = true;
    stopListening();
    root.removeEventListener('click', onClick);
    opened.forEach((form) => form.close());
    root.querySelector('.api-fill-lost')?.remove();
    for (const panel of root.querySelectorAll<HTMLElement>('.api-fill-panel')) {
      panel.replaceChildren();
      panel.hidden = true;
    }
    for (const button of root.querySelectorAll('[data-fill]')) {
      button.setAttribute('aria-expanded', 'false');
    }
  };
}

function show(button: HTMLElement, panel: HTMLElement, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
  panel.hidden = !isOpen;
}

/** A link to an operation that this page doesn't have. */
function notice(root: HTMLElement): void {
  const text = document.createElement('p');
  text.className = 'api-fill-fault api-fill-lost';
  text.setAttribute('role', 'alert');
  text.textContent =
    'The link names a request that this page does not have, or it was cut off. Choose a request below.';
  root.querySelector('.api-fill-lost')?.remove();
  root.querySelector('main h1')?.after(text);
}
