import tables from '@generated/api-reference/default/tables.json';
import DataTable, {type DataTableProps} from '../data-tables/DataTable';
import FieldRows, {type FieldRowsProps} from '../data-tables/FieldRows';
import Marked from './Marked';

/** A link to an operation of the reference page, as inline Markdown. */
const operationLink = (id: string): string => `[\`${id}\`](/api/#${id})`;

const kinds = {
  // Row anchors: `operation-createUser`.
  operations: [
    {
      caption: 'Operations of the REST API',
      columns: ['Operation', 'Request', 'Purpose'],
      rows: tables.operations.map(({id, method, path, purpose}) => ({
        id: `operation-${id}`,
        header: operationLink(id),
        cells: [`\`${method} ${path}\``, purpose],
      })),
    },
  ],
  // Row anchors: `status-422`.
  errors: [
    {
      caption: 'Errors of the REST API',
      isCaptionHidden: true,
      rows: tables.errors.map(({status, meaning, remedy, operations}) => ({
        id: `status-${status}`,
        name: status,
        facts: [operations.map(({id}) => operationLink(id)).join(', ') || 'Every operation'],
        texts: [meaning, `**Fix:** ${remedy}`],
      })),
    },
  ],
  // Row anchors: `webhook-render.ready` for an event, `webhook-render.ready-id` for a field.
  webhooks: [
    {
      caption: 'Events',
      isCaptionHidden: true,
      rows: tables.webhooks.map(({event, sentWhen, link}) => ({
        id: `webhook-${event}`,
        name: `\`${event}\``,
        facts: [link ? `link in \`${link.field}\`` : 'no link', `[reference](/api/#webhook-${event})`],
        texts: [sentWhen, link?.text],
      })),
    },
    ...tables.webhooks.map(({event, fields}) => ({
      caption: `Fields of \`${event}\``,
      rows: fields.map(({name, type, description, unconfirmed}) => ({
        id: `webhook-${event}-${name}`,
        name: `\`${name}\``,
        facts: [type],
        texts: [<Marked key="meaning" text={description} unconfirmed={unconfirmed} />],
      })),
    })),
  ],
  // Row anchors: `upload-image-frontal`.
  'photo-upload': [
    {
      caption: 'Parts of the photo upload',
      rows: tables.photoUpload.map(({name, type, required, default: preset, description, unconfirmed}) => ({
        id: `upload-${name}`,
        name: `\`${name}\``,
        facts: [type, required ? 'required' : `default \`${preset}\``],
        texts: [<Marked key="meaning" text={description} unconfirmed={unconfirmed} />],
      })),
    },
  ],
  // Row anchors: `scene-common/forest_half_body`.
  scenes: [
    {
      caption: 'Standard scenes',
      columns: ['Scene', 'Framing', 'Background'],
      rows: tables.scenes.map(({name, framing, background, unconfirmed}) => ({
        id: `scene-${name}`,
        header: `\`${name}\``,
        shows: `scene:${name}`,
        cells: [<Marked key="framing" text={framing} unconfirmed={unconfirmed} />, background],
      })),
    },
  ],
  // Row anchors: `session-edit_existing`.
  'session-types': [
    {
      caption: 'Session types',
      isCaptionHidden: true,
      rows: tables.sessionTypes.map(({type, opens, use, fields}) => ({
        id: `session-${type}`,
        name: `\`${type}\``,
        facts: [`needs ${fields.map((field) => `\`${field}\``).join(', ') || 'nothing else'}`],
        texts: [`**Opens:** ${opens}`, `**Choose it for:** ${use}`],
      })),
    },
  ],
} satisfies Readonly<Record<string, readonly (DataTableProps | FieldRowsProps)[]>>;

/** What the REST API consists of, from its description. */
export default function ApiTable({of}: {readonly of: keyof typeof kinds}) {
  return kinds[of].map((table: DataTableProps | FieldRowsProps) =>
    'columns' in table ? <DataTable key={table.caption} {...table} /> : <FieldRows key={table.caption} {...table} />,
  );
}
