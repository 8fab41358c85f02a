import {useEffect, useState, useSyncExternalStore} from 'react';
import type {Delivery} from '@avaturn-docs/simulator/api/webhooks';
import {startPagePlatform, type PagePlatform} from '@avaturn-docs/simulator/page/platform';

const none: readonly Delivery[] = [];

/** A simulator with the lifetime of the component, and a function that starts another. */
export function usePlatform() {
  const [platform, setPlatform] = useState<PagePlatform>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    let started: PagePlatform | undefined;
    setPlatform(undefined);
    setFailed(false);
    startPagePlatform().then(
      (made) => {
        started = made;
        if (gone) made.stop();
        else setPlatform(made);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      started?.stop();
    };
  }, [round]);
  const deliveries = useSyncExternalStore(
    (changed) => platform?.subscribe(changed) ?? (() => {}),
    () => platform?.deliveries ?? none,
  );
  return {platform, failed, deliveries, restart: () => setRound((count) => count + 1)};
}
