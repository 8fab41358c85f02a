import React, {useEffect, useState, type ReactNode} from 'react';
import type {Delivery} from '@avaturn-docs/simulator/api/webhooks';
import type {FormData} from '../../../form';
import Json from './Json';
import Links from './Links';
import {onSimulation, runningSimulation} from './simulation';

interface Props {
  readonly data: FormData;
  /** Called with the id of an avatar that the creator exported. */
  readonly onAvatar: (avatarId: string) => void;
}

/** The simulator's webhooks, oldest first. A screen reader announces each new one. */
export default function Webhooks({data, onAvatar}: Props): ReactNode {
  const deliveries = useDeliveries();
  return (
    <div className="api-try-webhooks" role="log" aria-label="Webhooks">
      {deliveries.map(({id, url, payload}) => (
        <div key={id}>
          <p>
            Webhook <code>{payload.event}</code> to <code>{url}</code>
          </p>
          <Json label={`Message of ${payload.event}`} value={payload} />
          <Links data={data} body={payload} onAvatar={onAvatar} />
        </div>
      ))}
    </div>
  );
}

function useDeliveries(): readonly Delivery[] {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const follow = (): void => {
      stop();
      setDeliveries([]);
      void runningSimulation()?.then((platform) => {
        if (gone) return;
        const read = () => setDeliveries(platform.deliveries);
        stop = platform.subscribe(read);
        read();
      });
    };
    const end = onSimulation(follow);
    follow();
    return () => {
      gone = true;
      end();
      stop();
    };
  }, []);
  return deliveries;
}
