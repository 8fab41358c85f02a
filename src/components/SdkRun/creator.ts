import {useSyncExternalStore} from 'react';
import type {AvaturnSDK} from '@avaturn/sdk';
import {Store} from '../../store';

/** The one creator that runs all samples of a page. */
export interface Creator {
  /** The sample that renders it: the first one that ran. */
  readonly owner: string;
  readonly hasControls: boolean;
  /** Increments with each new creator. */
  readonly round: number;
}

interface Waiting {
  readonly resolve: (sdk: AvaturnSDK) => void;
  readonly reject: (reason: Error) => void;
}

const current = new Store<Creator | null>(null);
let opened: AvaturnSDK | undefined;
let hasFailed = false;
let rounds = 0;
const waiting: Waiting[] = [];

function set(next: Creator | null): void {
  opened = undefined;
  hasFailed = false;
  current.set(next);
}

/**
 * The SDK of the creator, which opens if there is none, or if the current one lacks required controls.
 * @param owner renders the creator if it opens now
 * @throws Error if the creator doesn't open, or is closed meanwhile
 */
export function openCreator(owner: string, needsControls: boolean): Promise<AvaturnSDK> {
  const creator = current.get();
  if (!creator || hasFailed || (needsControls && !creator.hasControls)) {
    set({owner: creator?.owner ?? owner, hasControls: needsControls, round: ++rounds});
  }
  if (opened) return Promise.resolve(opened);
  return new Promise((resolve, reject) => waiting.push({resolve, reject}));
}

/** Called by the creator when its avatar has loaded. */
export function creatorLoaded(sdk: AvaturnSDK): void {
  opened = sdk;
  hasFailed = false;
  for (const {resolve} of waiting.splice(0)) resolve(sdk);
}

/** Called by the creator if it didn't open. */
export function creatorFailed(message: string): void {
  hasFailed = true;
  for (const {reject} of waiting.splice(0)) reject(new Error(message));
}

/** @param owner closes it only if this sample renders it */
export function closeCreator(owner = current.get()?.owner): void {
  if (current.get()?.owner !== owner) return;
  creatorFailed('The creator was closed.');
  set(null);
}

export const useCreator = (): Creator | null => useSyncExternalStore(current.subscribe, current.get, current.get);
