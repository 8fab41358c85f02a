import React from 'react';
import {createRoot} from 'react-dom/client';
import type {FormData} from '../../../form';
import type {Requests} from '../enhance/environment';
import type {RequestValues} from '../../../samples/request';
import {withIds, type Ids} from './found';
import SendPanel from './SendPanel';

export {endSimulation} from './simulation';

/** Sends one operation's request any number of times. */
export interface Sender {
  send(): void;
  close(): void;
}

interface Place {
  /** Element around the samples of the operation. */
  readonly request: HTMLElement;
  /** Element around all requests of the page. */
  readonly root: HTMLElement;
  readonly requests: Requests;
  readonly announce: (text: string) => void;
}

/** Opens the panel of an operation. This module and the simulator load at the first press. */
export function openSender(
  data: FormData,
  panel: HTMLElement,
  {request, root: page, requests, announce}: Place,
): Sender {
  const valuesOf = (operation: string): RequestValues =>
    requests.filled.get(operation) ?? data.operations[operation]?.values ?? {parameters: {}};
  const operation = request.dataset['request'] ?? '';
  const shape = data.operations[operation]?.shape;
  if (!shape) {
    throw new Error(`There is no form for ${operation}.`);
  }
  const useIds = async (before: Ids, after: Ids): Promise<void> => {
    for (const other of page.querySelectorAll<HTMLElement>('[data-request]')) {
      const values = valuesOf(other.dataset['request'] ?? '');
      const changed = withIds(values, before, after);
      if (JSON.stringify(changed) !== JSON.stringify(values)) {
        await requests.show(other, changed);
      }
    }
  };
  const host = document.createElement('div');
  panel.replaceChildren(host);
  const root = createRoot(host);
  let round = 0;
  const render = (): void =>
    root.render(
      <SendPanel
        {...{operation, shape, announce, useIds, data}}
        values={() => valuesOf(operation)}
        round={round}
        again={() => sender.send()}
        goTo={(other) => {
          const button = page.querySelector<HTMLElement>(`[data-request="${other}"] [data-try]`);
          button?.focus();
          button?.click();
        }}
      />,
    );
  const sender: Sender = {
    send() {
      round += 1;
      render();
    },
    close() {
      host.remove();
      // React may be rendering the page around this root, and refuses to unmount it meanwhile.
      window.setTimeout(() => root.unmount());
    },
  };
  return sender;
}
