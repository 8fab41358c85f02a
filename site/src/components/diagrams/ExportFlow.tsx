import SequenceDiagram from './SequenceDiagram';

/** The responses of `newExport`, and the webhook. */
export default function ExportFlow() {
  return (
    <SequenceDiagram
      caption="An export over the REST API. If the export exists, its link is in the response, without steps 2 to 4."
      parties={['Your server', 'Avaturn']}
      steps={[
        {from: 0, to: 1, text: '`newExport` with the avatar’s id.'},
        {from: 1, to: 0, text: '`status` is `pending` and `url` is `null`: this version was not exported before.'},
        {from: 1, to: 1, text: 'Creates the export.'},
        {from: 1, to: 0, text: 'The `export.ready` webhook, with `export_url`, or `null` if the export failed.'},
        {from: 0, to: 1, text: 'Download the GLB from the temporary link at once, and keep the file, not the link.'},
      ]}
    />
  );
}
