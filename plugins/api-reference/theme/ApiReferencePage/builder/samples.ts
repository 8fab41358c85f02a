import {writeSamples} from '../../../samples';
import type {RequestShape, RequestValues} from '../../../samples/request';
import {colorParts} from './color';

/** The samples of one operation in the page. */
export interface SamplesInPage {
  /**
   * Rewrites all samples.
   * @throws Error with a message for the reader if a value can't be sent
   */
  show(shape: RequestShape, values: RequestValues): void;
  /** Restores the original samples of the page. */
  restore(): void;
}

/** @param request The element around the samples and their form. */
export function samplesInPage(request: HTMLElement): SamplesInPage {
  const codes = new Map<string, HTMLElement>();
  for (const tab of request.querySelectorAll<HTMLElement>('.api-tabs[data-group] > [role=tablist] > [role=tab]')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    const code = panel?.querySelector('code');
    if (code) {
      codes.set(tab.dataset['value'] ?? '', code);
    }
  }
  const original = new Map([...codes.values()].map((code) => [code, [...code.childNodes]]));
  return {
    show(shape, values) {
      for (const {language, code} of writeSamples(shape, values)) {
        codes.get(language.value)?.replaceChildren(...colored(code, language.value));
      }
      request.toggleAttribute('data-filled', true);
    },
    restore() {
      original.forEach((nodes, code) => code.replaceChildren(...nodes));
      request.removeAttribute('data-filled');
    },
  };
}

function colored(code: string, language: string): (Node | string)[] {
  return colorParts(code, language).map(({role, text}) => {
    if (role === '') {
      return text;
    }
    const span = document.createElement('span');
    span.className = role;
    span.textContent = text;
    return span;
  });
}
