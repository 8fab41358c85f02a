import React, {type ReactNode} from 'react';
import {sdkReleases} from '@avaturn-docs/platform/web-sdk/change-log';
import CellList from './CellList';
import DataTable from './DataTable';

/** Changes of each version of the web SDK, newest first. Row anchors: `version-1.1.4`. */
export default function SdkChangeLog(): ReactNode {
  return (
    <DataTable
      caption="Versions of `@avaturn/sdk`, newest first"
      columns={['Version', 'Added', 'Changed', 'Removed']}
      rows={sdkReleases.map(({version, added, changed, removed}) => ({
        id: `version-${version}`,
        header: version,
        cells: [added, changed, removed].map((entries, index) => <CellList key={index} entries={entries} />),
      }))}
      note="No public signature broke between 0.7.0 and 1.1.4."
    />
  );
}
