import {useSyncExternalStore, type ComponentType} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Store} from '../../store';

const noStage = {
  /** The reader turned it off, on all pages. */
  isOff: false,
  /** The page names parts. */
  hasNames: false,
  isOpen: false,
  /** Whether its code didn't load. */
  hasFailed: false,
  /** The lit part, `joint:LeftForeArm`; empty for none. */
  part: '',
  /** The part stays until the reader frees it: pointing at others changes nothing. */
  isPinned: false,
};

/** The panel loads at the first use. */
type StageState = Readonly<typeof noStage> & {readonly Panel?: ComponentType};

const state = new Store<StageState>(noStage);

export const stage = state.get;
export const setStage = (change: Partial<StageState>): void => state.set({...state.get(), ...change});
export const useStage = (): StageState => useSyncExternalStore(state.subscribe, state.get, state.get);
/** Renders only when the result changes. */
export const useStageIs = (is: () => boolean): boolean => useSyncExternalStore(state.subscribe, is, is);

const stored = createStorageSlot('stage');

export const wasTurnedOff = (): boolean => stored.get() === 'off';

/** The choice is kept in this browser, if it allows that. */
export function turnStage(on: boolean): void {
  setStage({isOff: !on, isOpen: false, isPinned: false});
  if (on) stored.del();
  else stored.set('off');
}

/** Shows the panel. */
export async function openStage(): Promise<void> {
  try {
    setStage({isOpen: true, hasFailed: false, Panel: stage().Panel ?? (await import('./Panel')).default});
  } catch {
    setStage({hasFailed: true});
  }
}

/** Moves the keyboard to the panel's list. */
export const focusParts = (): void =>
  document.querySelector<HTMLElement>('[data-stage] [role="option"][tabindex="0"]')?.focus();

/** Shows the panel, and moves the keyboard to its list. */
export async function showParts(): Promise<void> {
  await openStage();
  requestAnimationFrame(focusParts);
}

let element: HTMLElement | undefined;

/** Contains the panel. It moves between the rail and the end of the document. */
export function stageElement(): HTMLElement {
  if (!element) document.body.append((element = document.createElement('div')));
  return element;
}

export const namesOnPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-part]')];

/** The part that an element names: `data-part` is its kind, or `kind:name` if the text is something else. */
export function partOf({dataset, textContent}: HTMLElement): string {
  const {part = ''} = dataset;
  return part.includes(':') ? part : `${part}:${textContent}`;
}
