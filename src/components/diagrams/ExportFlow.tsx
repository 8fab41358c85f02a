import React, {type ReactNode} from 'react';
import SequenceDiagram from './SequenceDiagram';

/** What `newExport` answers, and when the webhook comes. */
export default function ExportFlow(): ReactNode {
  return (
    <SequenceDiagram
      caption="An export over the REST API. An export that exists is answered at once, and steps 2 to 4 do not happen."
      parties={['Your server', 'Avaturn']}
      steps={[
        {from: 0, to: 1, text: '`newExport` with the avatar’s id.'},
        {from: 1, to: 0, text: '`status` is `pending` and `url` is `null`: this version was not exported before.'},
        {from: 1, to: 1, text: 'The export is made.'},
        {from: 1, to: 0, text: 'The `export.ready` webhook, with `export_url`, or `null` where the export failed.'},
        {from: 0, to: 1, text: 'Download the GLB from the temporary link at once, and keep the file, not the link.'},
      ]}
    />
  );
}
