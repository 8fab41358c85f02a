import React, {type ReactNode} from 'react';
import tables from './tables';
import DataTable from '../data-tables/DataTable';
import Marked from './Marked';

/** The parts of the photo upload. Row anchors: `upload-image-frontal`. */
export default function PhotoUploadFields(): ReactNode {
  return (
    <DataTable
      caption="Parts of the photo upload"
      columns={['Part', 'Type', 'Required', 'Meaning']}
      rows={tables.photoUpload.map(({name, type, required, default: preset, description, unconfirmed}) => ({
        id: `upload-${name}`,
        header: `\`${name}\``,
        cells: [
          type,
          required ? 'Yes' : `No, default \`${preset}\``,
          <Marked key="meaning" text={description} unconfirmed={unconfirmed} />,
        ],
      }))}
    />
  );
}
