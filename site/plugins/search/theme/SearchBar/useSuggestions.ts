import {useState, useSyncExternalStore} from 'react';
import {siteIndex} from '../../client/address';
import {session} from '../../client/session';
import type SuggestionsPart from './Suggestions';

/** Cached in the module: later navbars of the visit have it immediately. */
let loaded: typeof SuggestionsPart | undefined;

type Progress = 'idle' | 'busy' | 'failed';

/** Loads the suggestion list and, in parallel, the worker with the site's index. */
export default function useSuggestions() {
  const [Suggestions, setSuggestions] = useState(() => loaded);
  const [progress, setProgress] = useState<Progress>('idle');
  const index = useSyncExternalStore(
    session.subscribe,
    () => session.state(siteIndex).kind,
    () => 'idle' as const,
  );

  const fetchList = () => {
    setProgress('busy');
    import('./Suggestions').then(
      (part) => {
        loaded = part.default;
        setSuggestions(() => loaded);
        setProgress('idle');
      },
      () => setProgress('failed'),
    );
  };

  const load = () => {
    session.load(siteIndex);
    // After a failure, only the button retries: hovering near it must not make it disappear.
    if (!loaded && progress === 'idle') {
      fetchList();
    }
  };

  /** Retries the worker too: what blocked the list has blocked it as well. */
  const retry = () => {
    session.retry(siteIndex);
    fetchList();
  };

  return {Suggestions, load, retry, failed: progress === 'failed', busy: progress === 'busy' || index === 'loading'};
}
