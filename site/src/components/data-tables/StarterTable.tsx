import React, {type ReactNode} from 'react';
import {starterArchive, starters} from '@avaturn-docs/platform/starters';
import DataTable from './DataTable';

/** All starter projects with guide, which says what automated tests did, and archive. Row anchors: `starter-web`. */
export default function StarterTable(): ReactNode {
  return (
    <DataTable
      caption="Starter projects"
      isCaptionHidden
      columns={['Project', 'Download']}
      rows={starters.map((starter) => ({
        id: `starter-${starter.name}`,
        header: `[${starter.title}](${starter.guide})`,
        cells: [
          <a key="archive" href={starterArchive(starter.name)} download={`avaturn-${starter.name}.zip`}>
            {starter.name}.zip
          </a>,
        ],
      }))}
    />
  );
}
