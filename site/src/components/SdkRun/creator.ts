import {useSyncExternalStore} from 'react';
import type {AvaturnSDK} from '@avaturn/sdk';
import {Store} from '../../store';

/** The one creator that runs all samples of a page. */
export interface Creator {
  /** The sample that renders it: the first one that ran. */
  readonly owner: string;
  readonly hasControls: boolean;
  readonly round: number;
}

type Task = (sdk: AvaturnSDK) => Promise<void>;

/** What runs on one creator, from opening to closing. */
class Session {
  /** One task at a time: two calls of a method within a millisecond share a message key. */
  private queue: Promise<void> = Promise.resolve();
  private readonly opened: Promise<AvaturnSDK>;
  private readonly closed: Promise<never>;
  open!: (sdk: AvaturnSDK) => void;
  /** Rejects the tasks that wait for the creator to open. */
  fail!: (reason: Error) => void;
  private reject!: (reason: Error) => void;

  constructor() {
    this.opened = new Promise((resolve, reject) => {
      this.open = resolve;
      this.fail = reject;
    });
    this.closed = new Promise((_, reject) => (this.reject = reject));
    // Nothing may be waiting.
    this.opened.catch(() => undefined);
    this.closed.catch(() => undefined);
  }

  /** Rejects all tasks: the SDK never settles calls that are pending when it is destroyed. */
  close(): void {
    this.reject(new Error('The creator was closed.'));
  }

  run(task: Task): Promise<void> {
    const result = this.queue
      .then(() => Promise.race([this.closed, this.opened]))
      .then((sdk) => Promise.race([this.closed, task(sdk)]));
    this.queue = result.catch(() => undefined);
    return result;
  }
}

const current = new Store<Creator | null>(null);
let session = new Session();
let hasFailed = false;
let rounds = 0;

function set(next: Creator | null): void {
  session.close();
  session = new Session();
  hasFailed = false;
  current.set(next);
}

/**
 * Runs a task after those that came before it. A creator opens if there is none, or if it has failed or lacks controls.
 * @param owner renders the creator if it opens now
 */
export function runOnCreator(owner: string, needsControls: boolean, task: Task): Promise<void> {
  const creator = current.get();
  if (!creator || hasFailed || (needsControls && !creator.hasControls)) {
    set({owner: creator?.owner ?? owner, hasControls: needsControls, round: ++rounds});
  }
  return session.run(task);
}

/** Called by the creator when its avatar has loaded. */
export function creatorLoaded(sdk: AvaturnSDK): void {
  // After a failure, the reader can try again in the same creator.
  if (hasFailed) session = new Session();
  hasFailed = false;
  session.open(sdk);
}

/** Called by the creator if it didn't open, or reported an error. */
export function creatorFailed(message: string): void {
  hasFailed = true;
  session.fail(new Error(message));
}

/** @param owner closes it only if this sample renders it */
export function closeCreator(owner = current.get()?.owner): void {
  if (current.get()?.owner === owner) set(null);
}

export const useCreator = (): Creator | null => useSyncExternalStore(current.subscribe, current.get, current.get);
