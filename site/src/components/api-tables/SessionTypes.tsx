import React, {type ReactNode} from 'react';
import tables from './tables';
import DataTable from '../data-tables/DataTable';

/** The session types and what each one opens. Row anchors: `session-edit_existing`. */
export default function SessionTypes(): ReactNode {
  return (
    <DataTable
      caption="Session types"
      columns={['Type', 'Opens', 'Choose it for', 'Needs']}
      rows={tables.sessionTypes.map(({type, opens, use, fields}) => ({
        id: `session-${type}`,
        header: `\`${type}\``,
        cells: [opens, use, fields.map((field) => `\`${field}\``).join(', ') || 'Nothing else'],
      }))}
    />
  );
}
