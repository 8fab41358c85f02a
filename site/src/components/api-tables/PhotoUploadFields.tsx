import tables from '@generated/api-reference/default/tables.json';
import FieldRows from '../data-tables/FieldRows';
import Marked from './Marked';

/** The parts of the photo upload. Row anchors: `upload-image-frontal`. */
export default function PhotoUploadFields() {
  return (
    <FieldRows
      caption="Parts of the photo upload"
      rows={tables.photoUpload.map(({name, type, required, default: preset, description, unconfirmed}) => ({
        id: `upload-${name}`,
        name: `\`${name}\``,
        facts: [type, required ? 'required' : `default \`${preset}\``],
        texts: [<Marked key="meaning" text={description} unconfirmed={unconfirmed} />],
      }))}
    />
  );
}
