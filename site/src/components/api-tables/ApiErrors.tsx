import React, {type ReactNode} from 'react';
import tables from './tables';
import FieldRows from '../data-tables/FieldRows';
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
    <FieldRows
      caption="Errors of the REST API"
      isCaptionHidden
      rows={tables.errors.map(({status, meaning, remedy, operations, unconfirmed}) => ({
        id: `status-${status}`,
        name: status,
        facts: [<Where key="where" operations={operations} />],
        texts: [<Marked key="meaning" text={meaning} unconfirmed={unconfirmed} />, `**Fix:** ${remedy}`],
      }))}
    />
  );
}
