import tables from '@generated/api-reference/default/tables.json';
import DataTable from '../data-tables/DataTable';
import {operationLink} from './Marked';

/** Every operation of the API, in the order of the flow. Row anchors: `operation-createUser`. */
export default function ApiOperations() {
  return (
    <DataTable
      caption="Operations of the REST API"
      columns={['Operation', 'Request', 'Purpose']}
      rows={tables.operations.map(({id, method, path, purpose}) => ({
        id: `operation-${id}`,
        header: operationLink(id),
        cells: [`\`${method} ${path}\``, purpose],
      }))}
    />
  );
}
