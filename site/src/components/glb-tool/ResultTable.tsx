import {useState, type ReactNode} from 'react';
import {becomesCards} from '../data-tables/cards';

export interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first one names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Maximum number of rendered rows: a file may have ten thousand nodes, and the page has to stay responsive. */
const maxRows = 200;

/** Results from a file in a box that also scrolls by keyboard. */
export default function ResultTable({caption, columns, rows}: Props) {
  const cards = becomesCards(columns, Infinity);
  return (
    <>
      <div className="table-scroll" role="group" tabIndex={0} aria-label={caption}>
        <table className={cards ? 'cards' : undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map(([head, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  <td key={column} data-label={cards ? columns[column + 1] : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > maxRows && (
        <p className="secondary">
          Showing the first {maxRows} of {rows.length.toLocaleString('en-US')}. The downloaded report has all of them.
        </p>
      )}
    </>
  );
}

/** The same in collapsible form, rendered when opened. Nothing if there are no rows. */
export function FoldedTable(props: Props) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    props.rows.length > 0 && (
      <details className="fold" onToggle={() => setWasOpen(true)}>
        <summary>
          {props.caption} ({props.rows.length.toLocaleString('en-US')})
        </summary>
        {wasOpen && <ResultTable {...props} />}
      </details>
    )
  );
}
