import React, {type ReactNode} from 'react';
import tables from './tables';
import DataTable from '../data-tables/DataTable';
import Marked, {operationLink} from './Marked';

type Operations = (typeof tables.errors)[number]['operations'];

const links = (operations: Operations): string => operations.map(({id}) => operationLink(id)).join(', ');

/** The operations of a status: confirmed ones first, then those that are only expected to return it. */
function Where({operations}: {readonly operations: Operations}): ReactNode {
  if (operations.length === 0) return 'Every operation';
  const certain = operations.filter(({unconfirmed}) => !unconfirmed);
  const expected = operations.filter(({unconfirmed}) => unconfirmed);
  return (
    <>
      <Marked text={links(certain)} />
      {expected.length > 0 && (
        <>
          ; <Marked text={links(expected)} unconfirmed={expected[0]?.unconfirmed} />
        </>
      )}
    </>
  );
}

/** Every error status with its meaning and fix. Row anchors: `status-422`. */
export default function ApiErrors(): ReactNode {
  return (
    <DataTable
      caption="Errors of the REST API"
      columns={['Status', 'Meaning', 'Where', 'What to do']}
      rows={tables.errors.map(({status, meaning, remedy, operations, unconfirmed}) => ({
        id: `status-${status}`,
        header: status,
        cells: [
          <Marked key="meaning" text={meaning} unconfirmed={unconfirmed} />,
          <Where key="where" operations={operations} />,
          remedy,
        ],
      }))}
    />
  );
}
