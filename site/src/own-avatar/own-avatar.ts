import {Store} from '../store';
import type {OwnAvatarFacts} from './facts';

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
    return (JSON.parse(localStorage.getItem(storageKey) ?? 'null') as OwnAvatar | null) ?? undefined;
  } catch {
    // Storage is denied, or another program wrote it.
    return undefined;
  }
}

let isFollowing = false;

/** Subscribes to the avatar, also to changes in other tabs. */
export function subscribe(listener: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true;
    ownAvatar.set(ownAvatar.get() ?? stored());
    // The key is null when everything is cleared.
    window.addEventListener('storage', ({key}) => (key ?? storageKey) === storageKey && ownAvatar.set(stored()));
  }
  return ownAvatar.subscribe(listener);
}
