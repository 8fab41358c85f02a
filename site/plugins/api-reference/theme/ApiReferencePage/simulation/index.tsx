import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {flow} from '../../../flow';
import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';
import type {Environment, Requests} from '../enhance/environment';
import {withIds, type Ids} from './found';
import SendPanel from './SendPanel';
import {currentIds, endSimulation, seedOf, setIds} from './simulation';

/**
 * Sends the request at a place of the page to the page's simulator: an operation's, or the current one of the flow.
 * @param step of the flow; shows its request instead, and closes the response to the last one
 */
export type Send = (place: HTMLElement, step?: string) => void;

interface Panel {
  readonly root: Root;
  readonly host: HTMLElement;
  round: number;
}

/** Opens the panels below the requests. This module and the simulator load at the first press. */
export function openSimulation(
  data: FormData,
  page: HTMLElement,
  {announce, signal}: Environment,
  requests: Requests,
): Send {
  const panels = new Map<HTMLElement, Panel>();

  const exampleOf = (operation: string): RequestValues => data[operation]?.values ?? {parameters: {}};
  const flowValues = (operation: string): RequestValues =>
    withIds(exampleOf(operation), seedOf(data), currentIds(data));
  const valuesOf = (operation: string): RequestValues => requests.filled.get(operation) ?? exampleOf(operation);
  const useIds = async (found: Partial<Ids>): Promise<void> => {
    const before = currentIds(data);
    const after = {...before, ...found};
    setIds(after);
    const changed = Object.keys(data).flatMap((operation) => {
      const values = withIds(valuesOf(operation), before, after);
      if (JSON.stringify(values) === JSON.stringify(valuesOf(operation))) return [];
      // The form repeats this once it has rendered, which can be after the next request.
      requests.filled.set(operation, values);
      return [requests.show(operation, values)];
    });
    // Samples whose code doesn't load keep the example; the requests have the ids.
    await Promise.allSettled(changed);
  };
  const sendButton = (place: HTMLElement) => place.querySelector<HTMLElement>('[data-try]');

  const mark = (place: HTMLElement, operation: string): void => {
    place.dataset['flow'] = operation;
    place.querySelectorAll<HTMLElement>('[data-step]').forEach((step) => {
      step.ariaCurrent = step.dataset['step'] === operation ? 'step' : null;
    });
  };
  const goTo = async (place: HTMLElement, operation: string): Promise<void> => {
    await requests.showFlow(operation, flowValues(operation));
    mark(place, operation);
  };
  const send = (place: HTMLElement): void => {
    const box = place.querySelector<HTMLElement>('.api-try-panel')!;
    let panel = panels.get(place);
    if (!panel) {
      const host = document.createElement('div');
      box.replaceChildren(host);
      panel = {root: createRoot(host), host, round: 0};
      panels.set(place, panel);
    }
    box.hidden = false;
    panel.round += 1;
    const {flow: step, request: operation = step ?? ''} = place.dataset;
    panel.root.render(
      <SendPanel
        key={operation}
        {...{operation, data, announce, useIds}}
        round={panel.round}
        isFlow={step !== undefined}
        values={() => (step === undefined ? valuesOf(operation) : flowValues(operation))}
        again={() => send(place)}
        goTo={(next) => {
          const target = step === undefined ? page.querySelector<HTMLElement>(`[data-request="${next}"]`)! : place;
          void (step === undefined ? Promise.resolve() : goTo(place, next)).then(() => {
            sendButton(target)?.focus();
            sendButton(target)?.click();
          });
        }}
        reset={() => {
          closeAll();
          void useIds(seedOf(data));
          endSimulation();
          sendButton(place)?.focus();
          announce('The simulator is reset');
        }}
      />,
    );
  };
  const close = (place: HTMLElement): void => {
    const {root, host} = panels.get(place) ?? {};
    panels.delete(place);
    place.querySelector<HTMLElement>('.api-try-panel')!.hidden = true;
    host?.remove();
    // React may be rendering the page around this root, and refuses to unmount it meanwhile.
    window.setTimeout(() => root?.unmount());
  };
  const closeAll = (): void => {
    [...panels.keys()].forEach(close);
    const place = page.querySelector<HTMLElement>('[data-flow]');
    const [first] = flow;
    if (!place || !first) return;
    // The next visit begins with the page's own samples.
    if (signal.aborted) mark(place, first.operation);
    else void goTo(place, first.operation);
  };
  signal.addEventListener('abort', () => {
    closeAll();
    endSimulation();
  });
  return (place, step) => {
    if (step === undefined) return send(place);
    close(place);
    goTo(place, step).then(
      () => announce(`The request of ${step} is shown`),
      () => announce('The samples did not load'),
    );
  };
}
