import React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import type {FormData} from '../../../form';
import type {RequestValues} from '../../../samples/request';
import {isFillLink} from '../../../form/link';
import type {Environment, Requests} from '../enhance/environment';
import {flow, withIds, type Ids} from './found';
import SendPanel from './SendPanel';
import {currentIds, endSimulation, seedOf, setIds} from './simulation';

/** Sends the request of an operation to the simulator in the page, or starts the flow, which begins with it. */
export type Send = (operation: string, isFlow: boolean) => void;

interface Panel {
  readonly root: Root;
  readonly host: HTMLElement;
  /** Increments; each number sends once. */
  round: number;
  /** Index of the flow's step that it was sent for; -1 for other requests. */
  position: number;
}

/** Opens the panels of the requests. This module and the simulator load at the first press. */
export function openSimulation(
  data: FormData,
  page: HTMLElement,
  {history, announce, signal}: Environment,
  requests: Requests,
): Send {
  const panels = new Map<string, Panel>();
  /** Index of the flow's current step; -1 while no flow runs. */
  let step = -1;

  const requestOf = (operation: string) => page.querySelector<HTMLElement>(`[data-request="${operation}"]`);
  const exampleOf = (operation: string): RequestValues => data.operations[operation]?.values ?? {parameters: {}};
  const valuesOf = (operation: string): RequestValues => requests.filled.get(operation) ?? exampleOf(operation);
  const setValues = async (operation: string, values: RequestValues): Promise<void> => {
    if (JSON.stringify(values) === JSON.stringify(valuesOf(operation))) return;
    // The form repeats this once it has rendered, which can be after the next request.
    requests.filled.set(operation, values);
    await requests.show(operation, values);
  };
  const useIds = async (after: Ids): Promise<void> => {
    const before = currentIds(data);
    setIds(after);
    for (const operation of Object.keys(data.operations)) {
      await setValues(operation, withIds(valuesOf(operation), before, after));
    }
  };
  const useExample = (operation: string): Promise<void> =>
    setValues(operation, withIds(exampleOf(operation), seedOf(data), currentIds(data)));
  const press = (operation: string): void => {
    const button = requestOf(operation)?.querySelector<HTMLElement>('[data-try]');
    button?.focus();
    button?.click();
  };

  const render = (operation: string, {root, round, position}: Panel): void =>
    root.render(
      <SendPanel
        {...{operation, data, announce, round, position}}
        isCurrent={position === step}
        values={() => valuesOf(operation)}
        useIds={async (found) => {
          await useIds({...currentIds(data), ...found});
          announce('All requests on this page use the new id');
        }}
        again={() => send(operation)}
        useExample={() => useExample(operation)}
        goTo={(next) => {
          if (step >= 0) step = flow.indexOf(next);
          panels.forEach((panel, other) => render(other, panel));
          press(next);
        }}
        reset={() => {
          closeAll();
          void useIds(seedOf(data));
          endSimulation();
          requestOf(operation)?.querySelector<HTMLElement>('[data-try]')?.focus();
          announce('The simulator is reset');
        }}
      />,
    );
  const send = (operation: string): void => {
    const place = requestOf(operation)?.querySelector<HTMLElement>('.api-try-panel');
    if (!place) return;
    let panel = panels.get(operation);
    if (!panel) {
      const host = document.createElement('div');
      place.replaceChildren(host);
      panel = {root: createRoot(host), host, round: 0, position: -1};
      panels.set(operation, panel);
    }
    place.hidden = false;
    panel.round += 1;
    panel.position = flow[step] === operation ? step : -1;
    render(operation, panel);
  };
  const closeAll = (): void => {
    step = -1;
    for (const {root, host} of panels.values()) {
      if (host.parentElement) host.parentElement.hidden = true;
      host.remove();
      // React may be rendering the page around this root, and refuses to unmount it meanwhile.
      window.setTimeout(() => root.unmount());
    }
    panels.clear();
  };
  const startFlow = async (operation: string): Promise<void> => {
    closeAll();
    step = 0;
    // A reload must not restore the values that the flow replaces.
    const {pathname, search, hash} = history.location;
    if (isFillLink(hash)) history.replace({pathname, search, hash: ''});
    await useIds(seedOf(data));
    for (const part of flow) await useExample(part);
    send(operation);
  };
  signal.addEventListener('abort', () => {
    closeAll();
    endSimulation();
  });
  return (operation, isFlow) => void (isFlow ? startFlow(operation) : send(operation));
}
