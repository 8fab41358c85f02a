import React, {type ReactNode} from 'react';
import tables from './tables';
import DataTable from '../data-tables/DataTable';
import Marked from './Marked';

/** The events with their fields. Row anchors: `webhook-render.ready` for an event, `webhook-render.ready-id` for a field. */
export default function ApiWebhooks(): ReactNode {
  return (
    <>
      <DataTable
        caption="Events"
        columns={['Event', 'Sent when', 'Link in it']}
        rows={tables.webhooks.map(({event, sentWhen, link}) => ({
          id: `webhook-${event}`,
          header: `[\`${event}\`](/api/#webhook-${event})`,
          cells: [sentWhen, link ? `\`${link.field}\`. ${link.text}` : 'None'],
        }))}
      />
      {tables.webhooks.map(({event, fields}) => (
        <DataTable
          key={event}
          caption={`Fields of \`${event}\``}
          columns={['Field', 'Type', 'Meaning']}
          rows={fields.map(({name, type, description, unconfirmed}) => ({
            id: `webhook-${event}-${name}`,
            header: `\`${name}\``,
            cells: [type, <Marked key="meaning" text={description} unconfirmed={unconfirmed} />],
          }))}
        />
      ))}
    </>
  );
}
