import {useSyncExternalStore, type ComponentType} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {Store} from '../../store';

const noStage = {
  /** The reader turned it off, on all pages. */
  isOff: false,
  /** The page names parts. */
  hasNames: false,
  isOpen: false,
  /** The reader has closed it, so that pointing doesn't open it again. */
  wasClosed: false,
  /** Whether its code didn't load. */
  hasFailed: false,
  /** The lit part, `joint:LeftForeArm`; empty for none. */
  part: '',
  /** A press chose the part: it stays until the next press. */
  isChosen: false,
};

type StageState = Readonly<typeof noStage> & {readonly Panel?: ComponentType};

const state = new Store<StageState>(noStage);

export const stage = state.get;
export const setStage = (change: Partial<StageState>): void => state.set({...state.get(), ...change});
export const useStage = (): StageState => useSyncExternalStore(state.subscribe, state.get, state.get);

const stored = createStorageSlot('stage');

export const wasTurnedOff = (): boolean => stored.get() === 'off';

/** The choice is kept in this browser, if it allows that. */
export function turnStage(on: boolean): void {
  setStage({isOff: !on, isOpen: false, part: '', isChosen: false});
  if (on) stored.del();
  else stored.set('off');
}

/** Shows the panel, whose code loads at the first use. */
export async function openStage(change: Partial<StageState> = {}): Promise<void> {
  setStage({...change, isOpen: true, hasFailed: false});
  try {
    if (!stage().Panel) setStage({Panel: (await import('./Panel')).default});
  } catch {
    setStage({hasFailed: true});
  }
}

/** Shows the panel, and moves the keyboard to it, or to an element in it. */
export async function enterStage(selector = ''): Promise<void> {
  await openStage();
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-stage] ${selector}`)?.focus({preventScroll: true}),
  );
}

let element: HTMLElement | undefined;

/** Contains the panel. It moves between the rail and the end of the document. */
export function stageElement(): HTMLElement {
  if (!element) document.body.append((element = document.createElement('div')));
  return element;
}

export const namesOnPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-part]')];

export const partOf = ({dataset}: HTMLElement): string => dataset['part'] ?? '';
