import {useSyncExternalStore} from 'react';
import {Store} from '../store';

/** What pages know about the reader's avatar without reading it. Stored as JSON of at most 20 KB. */
export interface OwnAvatarFacts {
  /** The inspector's sentences about the type. */
  readonly verdict: string;
  /** What appears beside a documented value, by the anchor of its row. */
  readonly values: Readonly<Record<string, string>>;
  /** What the stage says about each part: `joint:Hips`. Missing for a file with too many parts. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** The reader's own avatar, in this browser only. */
export interface OwnAvatar {
  /** Name of the file. */
  readonly name: string;
  readonly bytes: number;
  readonly facts: OwnAvatarFacts;
  /** Why the file is gone after a reload, in a sentence for the reader. Only if the browser didn't store it. */
  readonly warning?: string;
}

/** Of the facts in `localStorage`, which pages can read at once. The file is in IndexedDB. */
export const storageKey = 'own-avatar';

export const ownAvatar = new Store<OwnAvatar | undefined>(undefined);

function stored(): OwnAvatar | undefined {
  try {
    const own = JSON.parse(localStorage.getItem(storageKey)!) as OwnAvatar;
    return own.facts.values && own;
  } catch {
    // There is none, storage is denied, or another program wrote it.
    return undefined;
  }
}

let isFollowing = false;

/** Subscribes to the avatar, also to changes in other tabs. */
function subscribe(listener: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true;
    ownAvatar.set(ownAvatar.get() ?? stored());
    // The key is null when everything is cleared.
    window.addEventListener('storage', ({key}) => (key ?? storageKey) === storageKey && ownAvatar.set(stored()));
  }
  return ownAvatar.subscribe(listener);
}

/** The reader's own avatar, if this browser keeps one. Undefined while the page hydrates. */
export const useOwnAvatar = (): OwnAvatar | undefined =>
  useSyncExternalStore(subscribe, ownAvatar.get, () => undefined);
