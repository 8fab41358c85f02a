import React, {useEffect, useState, type ReactNode} from 'react';
import type {Delivery} from '@avaturn-docs/simulator/api/webhooks';
import type {FormData} from '../../../form';
import {isCausedBy, type Exchange} from './found';
import Json from './Json';
import Links from './Links';
import {simulation} from './simulation';

interface Props {
  readonly data: FormData;
  /** The requests of the panel. */
  readonly exchanges: readonly Exchange[];
}

/** The webhooks that the requests of a panel caused, oldest first. A screen reader announces each new one. */
export default function Webhooks({data, exchanges}: Props): ReactNode {
  const deliveries = useDeliveries(data).filter(({payload}) =>
    exchanges.some((exchange) => isCausedBy(exchange, payload)),
  );
  return (
    <div className="api-try-webhooks" role="log" aria-label="Webhooks">
      {deliveries.map(({id, url, payload}) => (
        <div key={id}>
          <p>
            Webhook <code>{payload.event}</code> to <code>{url}</code>
          </p>
          <Json label={`Message of ${payload.event}`} value={payload} />
          <Links data={data} body={payload} />
        </div>
      ))}
    </div>
  );
}

function useDeliveries(data: FormData): readonly Delivery[] {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    void simulation(data).then((platform) => {
      if (gone) return;
      const read = () => setDeliveries(platform.deliveries);
      stop = platform.subscribe(read);
      read();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [data]);
  return deliveries;
}
