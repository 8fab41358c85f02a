import {useState, useSyncExternalStore} from 'react';
import {siteIndex} from '../../client/address';
import {session} from '../../client/session';
import type SuggestionsPart from './Suggestions';

/** Once loaded, it is there at once for every later navbar of the visit. */
let loaded: typeof SuggestionsPart | undefined;

type Progress = 'idle' | 'busy' | 'failed';

/** Loads the list of suggestions and, beside it, the worker with the site's index. */
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
    // After a failure only the button tries again: it must not go when the pointer comes near it.
    if (!loaded && progress === 'idle') {
      fetchList();
    }
  };

  /** After the list failed: what kept it away has kept the worker away, too. */
  const retry = () => {
    session.retry(siteIndex);
    fetchList();
  };

  return {Suggestions, load, retry, failed: progress === 'failed', busy: progress === 'busy' || index === 'loading'};
}
