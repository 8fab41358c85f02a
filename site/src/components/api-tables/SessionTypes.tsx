import tables from '@generated/api-reference/default/tables.json';
import FieldRows from '../data-tables/FieldRows';

/** The session types and what each one opens. Row anchors: `session-edit_existing`. */
export default function SessionTypes() {
  return (
    <FieldRows
      caption="Session types"
      isCaptionHidden
      rows={tables.sessionTypes.map(({type, opens, use, fields}) => ({
        id: `session-${type}`,
        name: `\`${type}\``,
        facts: [`needs ${fields.map((field) => `\`${field}\``).join(', ') || 'nothing else'}`],
        texts: [`**Opens:** ${opens}`, `**Choose it for:** ${use}`],
      }))}
    />
  );
}
