import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '../InlineText';
import {plainText} from '../InlineText/parse';
import styles from './DataTable.module.css';

export interface DataRow {
  /** Anchor of the row, unique on the page: table prefix, hyphen, name. */
  readonly id: string;
  /** Inline Markdown of the row's header cell. */
  readonly header: string;
  /** One for each column after the first. A string is inline Markdown. */
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** Names the table and the box that it scrolls in: inline Markdown. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /** Inline Markdown below the table. */
  readonly note?: string;
}

/**
 * A table whose rows can be linked to.
 *
 * @throws when a row has more or fewer cells than the table has columns.
 */
export default function DataTable({caption, columns, rows, note}: DataTableProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <>
      <div className="table-scroll" role="group" tabIndex={0} aria-label={plainText(caption)}>
        <table className={styles.table}>
          <caption>
            <InlineText>{caption}</InlineText>
          </caption>
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
            {rows.map((row) => {
              collectAnchor(row.id);
              return <Row key={row.id} {...row} width={columns.length} />;
            })}
          </tbody>
        </table>
      </div>
      {note && (
        <p className={styles.note}>
          <InlineText>{note}</InlineText>
        </p>
      )}
    </>
  );
}

function Row({id, header, cells, width}: DataRow & {readonly width: number}): ReactNode {
  if (cells.length + 1 !== width) {
    throw new Error(`Row "${id}" fills ${cells.length + 1} of ${width} columns. Give it one cell for each column.`);
  }
  return (
    <tr id={id}>
      <th scope="row">
        <InlineText>{header}</InlineText>
        <a href={`#${id}`} className="hash-link" aria-label={`Direct link to ${plainText(header)}`} translate="no">
          &#8203;
        </a>
      </th>
      {cells.map((cell, index) => (
        // Cells never move, so their place is their key.
        <td key={index}>{typeof cell === 'string' ? <InlineText>{cell}</InlineText> : cell}</td>
      ))}
    </tr>
  );
}
