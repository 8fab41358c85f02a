import React, {type ReactNode} from 'react';
import {sdkErrorValues, sdkFailures} from '@avaturn-docs/platform/web-sdk/errors';
import DataTable from './DataTable';

/** Error values and other failures. Row anchors: `error-auth_error`, `failure-no-response`. */
export default function SdkErrors(): ReactNode {
  return (
    <>
      <DataTable
        caption="Values of `SDKErrors`, since 1.1.4"
        columns={['Value', 'Member', 'Probable meaning']}
        rows={sdkErrorValues.map(({name, value, reading}) => ({
          id: `error-${value}`,
          header: `\`${value}\``,
          cells: [`\`${name}\``, reading],
        }))}
        note="The package gives the names only. It declares the `type` of the event `error` as `string`, so expect other values too."
      />
      <DataTable
        caption="Rejections and silent failures"
        columns={['Situation', 'What happens', 'What to do']}
        rows={sdkFailures.map(({id, situation, outcome, remedy}) => ({
          id: `failure-${id}`,
          header: situation,
          cells: [outcome, remedy],
        }))}
      />
    </>
  );
}
