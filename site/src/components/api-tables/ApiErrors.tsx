import tables from '@generated/api-reference/default/tables.json';
import FieldRows from '../data-tables/FieldRows';
import {operationLink} from './Marked';

/** Every error status with its meaning and fix; the page says which are documented. Row anchors: `status-422`. */
export default function ApiErrors() {
  return (
    <FieldRows
      caption="Errors of the REST API"
      isCaptionHidden
      rows={tables.errors.map(({status, meaning, remedy, operations}) => ({
        id: `status-${status}`,
        name: status,
        facts: [operations.map(({id}) => operationLink(id)).join(', ') || 'Every operation'],
        texts: [meaning, `**Fix:** ${remedy}`],
      }))}
    />
  );
}
