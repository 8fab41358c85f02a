import {vi} from 'vitest';
import {enhance} from '../theme/ApiReferencePage/enhance';
import type {PageHistory, Slot} from '../theme/ApiReferencePage/enhance/environment';
import {page} from './small-page';

type Entries = readonly {readonly target: Element; readonly isIntersecting: boolean}[];

/** The small page with its behavior, and the environment that tests check. */
export class LivePage {
  readonly root: HTMLElement;
  readonly announced: string[] = [];
  readonly pushed: string[] = [];
  readonly location = {pathname: '/api/', search: '', hash: '#second'};
  /** What the browser has stored. */
  stored: string | null = null;
  /** Reports a language chosen elsewhere. */
  changed: (event: {newValue: string | null}) => void = () => {};
  /** Reports which sections entered or left the viewport. */
  see: (entries: Entries) => void = () => {};
  undo: () => void = () => {};

  constructor() {
    const observed = (see: (entries: Entries) => void) => {
      this.see = see;
    };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: Entries) => void) {
          observed(callback);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    window.scrollBy = () => {};
    document.body.innerHTML = `<div id="host">${page}</div>`;
    this.root = document.getElementById('host') as HTMLElement;
  }

  start(search = ''): void {
    this.location.search = search;
    const history: PageHistory = {
      location: this.location,
      push: (address) => void this.pushed.push(address),
      replace: (next) => void Object.assign(this.location, next),
      listen: () => () => {},
    };
    const storage: Slot = {
      get: () => this.stored,
      set: (value) => {
        this.stored = value;
      },
      listen: (onChange) => {
        this.changed = onChange;
        return () => {};
      },
    };
    this.undo = enhance(this.root, {
      history,
      storage,
      announce: (text) => void this.announced.push(text),
      formsUrl: '/forms.json',
    });
  }

  /** The tab of a response. */
  tab(value: string): HTMLElement {
    return this.root.querySelector(`.api-tabs [data-value="${value}"]`) as HTMLElement;
  }

  get chosenTab(): string | undefined {
    return this.root.querySelector<HTMLElement>('[aria-selected=true]')?.dataset['value'];
  }

  get shownPanels(): (string | undefined)[] {
    const panels = [...this.root.querySelectorAll<HTMLElement>('[role=tabpanel]')];
    return panels.filter(({hidden}) => !hidden).map(({textContent}) => textContent?.trim());
  }

  /** Selects a language in the first sample. */
  choose(language: string): void {
    const select = this.root.querySelector('select') as HTMLSelectElement;
    select.value = language;
    select.dispatchEvent(new Event('change', {bubbles: true}));
  }

  /** The selected language and the code of every sample. */
  get samples(): {language: string; code: string}[] {
    return [...this.root.querySelectorAll('[data-sample]')].map((sample) => ({
      language: sample.querySelector('select')?.value ?? '',
      code: sample.querySelector('code')?.textContent ?? '',
    }));
  }

  close(): void {
    this.undo();
    vi.unstubAllGlobals();
  }
}

export function press(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}
