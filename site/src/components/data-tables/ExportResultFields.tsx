import {exportResultFields} from '@avaturn-docs/platform/web-sdk/types';
import FieldRows from './FieldRows';

/** The fields of an export's result. Row anchors: `result-url`. */
export default function ExportResultFields() {
  return (
    <FieldRows
      caption="Fields of the export result"
      rows={exportResultFields.map(({name, type, description}) => ({
        id: `result-${name}`,
        name: `\`${name}\``,
        facts: [`\`${type}\``],
        texts: [description],
      }))}
    />
  );
}
