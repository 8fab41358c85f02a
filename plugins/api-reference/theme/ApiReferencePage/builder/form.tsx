import React from 'react';
import {createRoot} from 'react-dom/client';
import type {FormData} from '../../../form';
import {fitValues} from '../../../form';
import type {RequestValues} from '../../../samples/request';
import Builder from './Builder';

export interface Opened {
  /** Applies values from a link, or shows why they can't be read. */
  take(link: {readonly values?: RequestValues; readonly problem?: string}): void;
  close(): void;
}

interface Place {
  readonly panel: HTMLElement;
  readonly operation: string;
  readonly announce: (text: string) => void;
  /** Puts the values into the page's URL: a fragment, or undefined if they don't fit into one. */
  readonly share: (fragment: string | undefined) => void;
  /**
   * Called with the values whenever they change; draws the samples.
   * @throws Error with a message for the reader if a value can't be sent
   */
  readonly keep: (values: RequestValues) => void;
}

/** Opens the form of an operation. */
export function openBuilder(data: FormData, place: Place): Opened | undefined {
  const form = data.operations[place.operation];
  if (!form) {
    return undefined;
  }
  const host = document.createElement('div');
  place.panel.replaceChildren(host);
  const root = createRoot(host);
  let version = 0;
  const render = (start: RequestValues, problem?: string): void =>
    root.render(
      <Builder
        key={version}
        id={place.operation}
        form={form}
        named={data.named}
        start={start}
        problem={problem}
        announce={place.announce}
        share={place.share}
        keep={place.keep}
      />,
    );
  render(form.values);
  return {
    take({values, problem}) {
      version += 1;
      render(values ? fitValues(form, values, data.named) : form.values, problem);
    },
    close() {
      host.remove();
      // React may be rendering the page around this root, and refuses to unmount it meanwhile.
      window.setTimeout(() => root.unmount());
    },
  };
}
