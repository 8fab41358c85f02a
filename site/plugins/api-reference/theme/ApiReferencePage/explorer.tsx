import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {flow} from '../../flow';
import {fitValues, type FormData} from '../../form';
import {isFillLink, readLink, writeLink} from '../../form/link';
import type {RequestValues} from '../../samples/request';
import Builder from './builder/Builder';
import {openSamples, type Choice} from './page-samples';
import type {Environment} from './enhance/environment';
import {seedOf, withIds, type Ids} from './simulation/follow-ups';

export type Explorer = ReturnType<typeof openExplorer>;

/** A form or a response, which React renders in a box of the page. */
interface Panel {
  readonly root: Root;
  /** How often it was rendered from here. */
  renders: number;
}

/** The API explorer: samples, forms and responses of the page. This module and its imports load when the reader needs the first of them. */
export function openExplorer(page: HTMLElement, data: FormData, {history, storage, announce, signal}: Environment) {
  /** Values from a form, a link or a response, by operation; those of the flow have its name. */
  const filled = new Map<string, RequestValues>();
  const samples = openSamples(page, data, filled);
  const panels = new Map<HTMLElement, Panel>();
  const seed = seedOf(data);
  let ids = seed;
  let simulator: ReturnType<typeof startSimulator> | undefined;
  let own = '';

  const panelIn = (box: HTMLElement): Panel => {
    let panel = panels.get(box);
    if (!panel) {
      const host = document.createElement('div');
      box.replaceChildren(host);
      panel = {root: createRoot(host), renders: 0};
      panels.set(box, panel);
    }
    panel.renders += 1;
    return panel;
  };
  // React may be rendering the page around a panel, and refuses to unmount it meanwhile.
  const unmount = (panel?: Panel) => window.setTimeout(() => panel?.root.unmount());
  const close = (box: HTMLElement): void => {
    unmount(panels.get(box));
    panels.delete(box);
    box.replaceChildren();
    box.hidden = true;
  };

  const requestOf = (operation: string) => page.querySelector<HTMLElement>(`[data-request="${operation}"]`)!;
  const formOf = (operation: string) => requestOf(operation).querySelector<HTMLElement>('.api-fill-panel')!;
  const responseOf = (place: HTMLElement) => place.querySelector<HTMLElement>('.api-try-panel')!;
  const valuesOf = (operation: string) => filled.get(operation) ?? data[operation]!.values;

  const share = (fragment = ''): void => {
    own = fragment;
    const {pathname, search} = history.location;
    history.replace({pathname, search, hash: fragment});
  };
  const keep = (operation: string, values: RequestValues): void => {
    filled.set(operation, values);
    samples.draw(operation);
  };
  const fill = (operation: string, start: RequestValues, problem?: string): void => {
    const {root, renders} = panelIn(formOf(operation));
    root.render(
      <Builder
        key={renders}
        id={operation}
        form={data[operation]!}
        keep={(values) => keep(operation, values)}
        {...{start, problem, announce, share}}
      />,
    );
  };
  const reveal = (operation: string, isOpen: boolean): void => {
    requestOf(operation).querySelector('[data-fill]')?.setAttribute('aria-expanded', String(isOpen));
    formOf(operation).hidden = !isOpen;
  };

  /** Replaces the ids in the samples and forms of all operations; a form stays closed if it is. */
  const useIds = (found: Partial<Ids>): void => {
    const before = ids;
    ids = {...ids, ...found};
    for (const operation of Object.keys(data)) {
      const values = withIds(valuesOf(operation), before, ids);
      if (JSON.stringify(values) === JSON.stringify(valuesOf(operation))) continue;
      keep(operation, values);
      if (panels.has(formOf(operation))) fill(operation, values);
      const {hash} = history.location;
      if (isFillLink(hash) && readLink(hash).operation === operation) share(writeLink(operation, values));
    }
  };

  const flowPlace = page.querySelector<HTMLElement>('[data-flow]')!;
  const flowValues = (operation: string) => withIds(data[operation]!.values, seed, ids);
  const markStep = (operation: string): void => {
    flowPlace.dataset['flow'] = operation;
    flowPlace.querySelector<HTMLElement>('[data-sample]')!.dataset['sample'] = operation;
    flowPlace.querySelectorAll<HTMLElement>('[data-step]').forEach((step) => {
      step.ariaCurrent = step.dataset['step'] === operation ? 'step' : null;
    });
  };
  const showStep = (operation: string): void => {
    markStep(operation);
    keep('flow', flowValues(operation));
  };

  /** The one simulator of the page. Its initial objects are those in the examples. */
  const startSimulator = async () => {
    const {startPagePlatform, ResponsePanel, forgetCalls} = await import('./simulation');
    return {ResponsePanel, forgetCalls, platform: await startPagePlatform(seed)};
  };
  const endSimulator = (): void => {
    void simulator?.then(({platform, forgetCalls}) => {
      platform.stop();
      forgetCalls();
    });
    simulator = undefined;
  };
  /** Sends the request at a place of the page: an operation's, or the current one of the flow. */
  const send = (place: HTMLElement, started: Awaited<ReturnType<typeof startSimulator>>): void => {
    const {ResponsePanel, platform} = started;
    const {flow: step, request: operation = step!} = place.dataset;
    const sendButton = (at: HTMLElement) => at.querySelector<HTMLElement>('[data-try]')!;
    const {root, renders} = panelIn(responseOf(place));
    responseOf(place).hidden = false;
    root.render(
      <ResponsePanel
        key={operation}
        {...{platform, operation, announce, useIds, seed}}
        shape={data[operation]!.shape}
        round={renders}
        isFlow={step !== undefined}
        values={() => (step === undefined ? valuesOf(operation) : flowValues(operation))}
        again={() => send(place, started)}
        goTo={(next) => {
          if (step !== undefined) showStep(next);
          const button = sendButton(step === undefined ? requestOf(next) : place);
          button.focus();
          button.click();
        }}
        reset={() => {
          page.querySelectorAll<HTMLElement>('.api-try-panel').forEach(close);
          endSimulator();
          useIds(seed);
          showStep(flow[0]!.operation);
          sendButton(place).focus();
          announce('The simulator is reset');
        }}
      />,
    );
  };

  signal.addEventListener('abort', () => {
    panels.forEach(unmount);
    endSimulator();
    // The next visit begins with the page's own samples.
    filled.clear();
    markStep(flow[0]!.operation);
    samples.choose();
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
      const form = formOf(operation);
      const isNew = !panels.has(form);
      reveal(operation, isNew || form.hidden !== false);
      if (isNew) fill(operation, valuesOf(operation));
    },
    /** Opens the form that a link names, with the values of the link. */
    follow(hash: string) {
      if (hash === own) return;
      const {operation, values, problem} = readLink(hash);
      const form = data[operation ?? ''];
      if (operation === undefined || !form) return notice(page);
      reveal(operation, true);
      fill(operation, values ? fitValues(form, values) : form.values, problem);
      requestOf(operation).scrollIntoView();
    },
    /** Shows the request of a step in the flow, instead of the response to the last one. */
    step(operation: string) {
      close(responseOf(flowPlace));
      showStep(operation);
      announce(`The request of ${operation} is shown`);
    },
    /** Starts the simulator; the result sends the request at a place of the page to it. */
    async startSimulator() {
      simulator ??= startSimulator();
      // A later press retries.
      simulator.catch(() => (simulator = undefined));
      const started = await simulator;
      return (place: HTMLElement) => send(place, started);
    },
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
