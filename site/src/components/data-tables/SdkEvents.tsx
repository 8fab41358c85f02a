import React, {type ReactNode} from 'react';
import {sdkEvents, type SdkEvent} from '@avaturn-docs/platform/web-sdk/events';
import {sinceNote} from '@avaturn-docs/platform/web-sdk/package';
import DataTable from './DataTable';

function session({apiSessionOnly}: SdkEvent): string {
  if (apiSessionOnly === null) return 'Not stated';
  return apiSessionOnly ? 'API session only' : 'Any';
}

/** The events of the web SDK. Row anchors: `event-export`. */
export default function SdkEvents(): ReactNode {
  return (
    <DataTable
      caption="Events of the web SDK"
      columns={['Event', 'Argument of the callback', 'When', 'Session']}
      rows={sdkEvents.map((event) => ({
        id: `event-${event.name}`,
        header: `\`${event.name}\``,
        cells: [
          event.argument,
          event.when +
            (event.internal ? ' The package marks it as internal: it can change without notice.' : '') +
            sinceNote(event.since),
          session(event),
        ],
      }))}
      note="After `init` with `disableUi`, `on` accepts only `load`."
    />
  );
}
