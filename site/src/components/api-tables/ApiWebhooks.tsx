import tables from '@generated/api-reference/default/tables.json';
import FieldRows from '../data-tables/FieldRows';
import Marked from './Marked';

/** The events with their fields. Row anchors: `webhook-render.ready` for an event, `webhook-render.ready-id` for a field. */
export default function ApiWebhooks() {
  return (
    <>
      <FieldRows
        caption="Events"
        isCaptionHidden
        rows={tables.webhooks.map(({event, sentWhen, link}) => ({
          id: `webhook-${event}`,
          name: `\`${event}\``,
          facts: [link ? `link in \`${link.field}\`` : 'no link', `[reference](/api/#webhook-${event})`],
          texts: [sentWhen, link?.text],
        }))}
      />
      {tables.webhooks.map(({event, fields}) => (
        <FieldRows
          key={event}
          caption={`Fields of \`${event}\``}
          rows={fields.map(({name, type, description, unconfirmed}) => ({
            id: `webhook-${event}-${name}`,
            name: `\`${name}\``,
            facts: [type],
            texts: [<Marked key="meaning" text={description} unconfirmed={unconfirmed} />],
          }))}
        />
      ))}
    </>
  );
}
