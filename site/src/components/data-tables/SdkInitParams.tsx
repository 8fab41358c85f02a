import React, {type ReactNode} from 'react';
import {sdkInitParams} from '@avaturn-docs/platform/web-sdk/init-params';
import DataTable from './DataTable';

/** The fields of `InitParams`, the second argument of `init`. Row anchors: `param-url`. */
export default function SdkInitParams(): ReactNode {
  return (
    <DataTable
      caption="Fields of `InitParams`, all optional"
      columns={['Field', 'Type', 'Default', 'Meaning']}
      rows={sdkInitParams.map(({name, type, default: fallback, description}) => ({
        id: `param-${name}`,
        header: `\`${name}\``,
        cells: [`\`${type}\``, fallback, description],
      }))}
    />
  );
}
