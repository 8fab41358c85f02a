import React from 'react';
import {createRoot} from 'react-dom/client';
import type {FormData} from '../../../form';
import SendPanel, {type Request} from './SendPanel';

export {endSimulation} from './simulation';

/** Sends one operation's request as often as the reader wants. */
export interface Sender {
  send(): void;
  close(): void;
}

/** Opens the panel of an operation. This module and the simulated API are loaded at the first press. */
export function openSender(data: FormData, panel: HTMLElement, request: Request): Sender {
  const host = document.createElement('div');
  panel.replaceChildren(host);
  const root = createRoot(host);
  let round = 0;
  const render = (): void =>
    root.render(<SendPanel {...request} data={data} round={round} again={() => sender.send()} />);
  const sender: Sender = {
    send() {
      round += 1;
      render();
    },
    close() {
      host.remove();
      // React may be at work on the page around this one, and refuses to take a part away meanwhile.
      window.setTimeout(() => root.unmount());
    },
  };
  return sender;
}
