import React, {type ReactNode} from 'react';
import {exportResultFields} from '@avaturn-docs/platform/web-sdk/types';
import DataTable from './DataTable';

/** The fields of an export's result. Row anchors: `result-url`. */
export default function ExportResultFields(): ReactNode {
  return (
    <DataTable
      caption="Fields of the export result"
      columns={['Field', 'Type', 'Meaning']}
      rows={exportResultFields.map(({name, type, description}) => ({
        id: `result-${name}`,
        header: `\`${name}\``,
        cells: [`\`${type}\``, description],
      }))}
    />
  );
}
