import React, {useSyncExternalStore, type ReactNode} from 'react';
import type {Delivery} from '@avaturn-docs/simulator/api/webhooks';
import type {PagePlatform} from '@avaturn-docs/simulator/page/platform';
import {isCausedBy, type Exchange} from './follow-ups';
import Json from './Json';

interface Props {
  /** Oldest first. */
  readonly deliveries: readonly Delivery[];
}

/** The webhooks that the requests of a panel caused. A screen reader announces each new one. */
export default function Webhooks({deliveries}: Props): ReactNode {
  return (
    <div className="api-try-webhooks stack" role="log" aria-label="Webhooks">
      {deliveries.map(({id, url, payload}) => (
        <Json key={id} label={`Payload of ${payload.event}`} value={payload}>
          <span>
            Webhook <code>{payload.event}</code> to <code>{url}</code>
          </span>
        </Json>
      ))}
    </div>
  );
}

/** The webhooks that the requests caused, oldest first. */
export function useDeliveries(platform: PagePlatform, exchanges: readonly Exchange[]): readonly Delivery[] {
  return useSyncExternalStore(platform.subscribe, () => platform.deliveries).filter(({payload}) =>
    exchanges.some((exchange) => isCausedBy(exchange, payload)),
  );
}
