import type {FormData} from '../../../form';
import {isFillLink, readLink, writeLink} from '../../../form/link';
import type {RequestValues} from '../../../samples/request';
import type {Environment, Requests} from '../enhance/environment';
import {openBuilder, type Opened} from './form';
import {openSamples, type Choice} from './samples';

/** The samples and forms of the page. */
export interface Editor {
  /** Redraws all samples in another language or for another server. */
  choose(choice: Partial<Choice>): void;
  /** The same for a value that the reader picked. A language is stored, and written to the URL. */
  pick(select: HTMLSelectElement, value: string): void;
  /** Opens or closes the form of a request. */
  toggle(request: HTMLElement): void;
  /** Opens the form that a link names, with the values of the link. */
  follow(hash: string): void;
  /** Shows other values in the samples and the form of a request; the form stays closed if it is. */
  show(request: HTMLElement, values: RequestValues): void;
  /** Restores the page. */
  close(): void;
}

/** Opens the forms and samples of the page. This module and its imports load when the reader needs the first of them. */
export function openEditor(
  root: HTMLElement,
  {history, storage, announce}: Environment,
  {data, filled}: {readonly data: FormData; readonly filled: Requests['filled']},
): Editor {
  const samples = openSamples(root, data, filled);
  const opened = new Map<HTMLElement, Opened>();
  let own = '';

  const share = (fragment = ''): void => {
    own = fragment;
    const {pathname, search} = history.location;
    history.replace({pathname, search, hash: fragment});
  };
  const formOf = (request: HTMLElement): Opened | undefined => {
    const panel = request.querySelector<HTMLElement>('.api-fill-panel');
    const operation = request.dataset['request'] ?? '';
    const keep = (values: RequestValues): void => {
      filled.set(operation, values);
      samples.draw(operation);
    };
    const form =
      opened.get(request) ?? (panel ? openBuilder(data, {panel, operation, announce, share, keep}) : undefined);
    if (form) opened.set(request, form);
    return form;
  };
  const reveal = (request: HTMLElement, isOpen: boolean): Opened | undefined => {
    const panel = request.querySelector<HTMLElement>('.api-fill-panel');
    request.querySelector('[data-fill]')?.setAttribute('aria-expanded', String(isOpen));
    if (panel) panel.hidden = !isOpen;
    return formOf(request);
  };

  return {
    choose: samples.choose,
    pick(select, value) {
      const before = select.getBoundingClientRect().top;
      const choice = select.dataset['choice'] as keyof Choice;
      if (choice === 'language') {
        storage.set(value);
        const {pathname, search, hash} = history.location;
        const query = new URLSearchParams(search);
        query.set(choice, value);
        history.replace({pathname, search: `?${query.toString()}`, hash});
      }
      samples.choose({[choice]: value});
      // Samples above also change their height, but what the reader looks at must not move.
      window.scrollBy(0, select.getBoundingClientRect().top - before);
    },
    toggle(request) {
      reveal(request, request.querySelector('[data-fill]')?.getAttribute('aria-expanded') !== 'true');
    },
    follow(hash) {
      if (hash === own) return;
      const link = readLink(hash);
      const request = [...root.querySelectorAll<HTMLElement>('[data-request]')].find(
        (element) => element.dataset['request'] === link.operation,
      );
      if (!request) return notice(root);
      reveal(request, true)?.take(link);
      request.scrollIntoView();
    },
    show(request, values) {
      formOf(request)?.take({values});
      const {hash} = history.location;
      const operation = request.dataset['request'] ?? '';
      if (isFillLink(hash) && readLink(hash).operation === operation) share(writeLink(operation, values));
    },
    close() {
      opened.forEach((form) => form.close());
      root.querySelector('.api-fill-lost')?.remove();
      samples.restore();
    },
  };
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
