import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {fitValues, type FormData} from '../../../form';
import {isFillLink, readLink, writeLink} from '../../../form/link';
import type {RequestValues} from '../../../samples/request';
import type {Environment, Requests} from '../enhance/environment';
import Builder from './Builder';
import {openSamples, type Choice} from './samples';

/** The samples and forms of the page. */
export type Editor = ReturnType<typeof openEditor>;

interface Form {
  readonly root: Root;
  /** Increments with other values from outside, which rebuild the form. */
  version: number;
}

/** Opens the forms and samples of the page. This module and its imports load when the reader needs the first of them. */
export function openEditor(
  page: HTMLElement,
  {history, storage, announce, signal}: Environment,
  {data, filled}: {readonly data: FormData; readonly filled: Requests['filled']},
) {
  const samples = openSamples(page, data, filled);
  const forms = new Map<string, Form>();
  let own = '';

  const share = (fragment = ''): void => {
    own = fragment;
    const {pathname, search} = history.location;
    history.replace({pathname, search, hash: fragment});
  };
  const partOf = (operation: string, selector: string): HTMLElement | null =>
    page.querySelector<HTMLElement>(`[data-request="${operation}"] ${selector}`);
  const openForm = (operation: string): Form => {
    const host = document.createElement('div');
    partOf(operation, '.api-fill-panel')?.replaceChildren(host);
    const opened = {root: createRoot(host), version: 0};
    forms.set(operation, opened);
    return opened;
  };
  /** Without values, the form has those of the example. */
  const fill = (operation: string, values?: RequestValues, problem?: string): void => {
    const form = data[operation]!;
    const opened = forms.get(operation) ?? openForm(operation);
    opened.version += 1;
    opened.root.render(
      <Builder
        key={opened.version}
        id={operation}
        start={values ? fitValues(form, values) : form.values}
        keep={(changed) => {
          filled.set(operation, changed);
          samples.draw(operation);
        }}
        {...{form, problem, announce, share}}
      />,
    );
  };
  const reveal = (operation: string, isOpen: boolean): void => {
    partOf(operation, '[data-fill]')?.setAttribute('aria-expanded', String(isOpen));
    partOf(operation, '.api-fill-panel')?.toggleAttribute('hidden', !isOpen);
  };

  signal.addEventListener('abort', () => {
    // React may be rendering the page around these roots, and refuses to unmount them meanwhile.
    forms.forEach(({root}) => window.setTimeout(() => root.unmount()));
    samples.restore();
  });
  return {
    choose: samples.choose,
    /** A language that the reader picked is stored, and written to the URL. */
    pick(control: HTMLButtonElement | HTMLSelectElement) {
      const {value} = control;
      const before = control.getBoundingClientRect().top;
      const choice = control.dataset['choice'] as keyof Choice;
      if (choice === 'language') {
        storage.set(value);
        const {pathname, search, hash} = history.location;
        const query = new URLSearchParams(search);
        query.set(choice, value);
        history.replace({pathname, search: `?${query.toString()}`, hash});
      }
      samples.choose({[choice]: value});
      // Samples above also change their height, but what the reader looks at must not move.
      window.scrollBy(0, control.getBoundingClientRect().top - before);
    },
    toggle(operation: string) {
      reveal(operation, partOf(operation, '[data-fill]')?.getAttribute('aria-expanded') !== 'true');
      if (!forms.has(operation)) fill(operation);
    },
    /** Opens the form that a link names, with the values of the link. */
    follow(hash: string) {
      if (hash === own) return;
      const {operation, values, problem} = readLink(hash);
      if (operation === undefined || !Object.hasOwn(data, operation)) return notice(page);
      reveal(operation, true);
      fill(operation, values, problem);
      page.querySelector(`[data-request="${operation}"]`)?.scrollIntoView();
    },
    /** Shows other values in the samples and the form of an operation; the form stays closed if it is. */
    show(operation: string, values: RequestValues) {
      fill(operation, values);
      const {hash} = history.location;
      if (isFillLink(hash) && readLink(hash).operation === operation) share(writeLink(operation, values));
    },
    showFlow: samples.showFlow,
  };
}

/** A link to an operation that this page doesn't have. */
function notice(page: HTMLElement): void {
  const text = document.createElement('p');
  text.className = 'error-panel api-fill-lost';
  text.setAttribute('role', 'alert');
  text.textContent =
    'The link names a request that this page does not have, or it was cut off. Choose a request below.';
  page.querySelector('.api-fill-lost')?.remove();
  page.querySelector('main h1')?.after(text);
}
