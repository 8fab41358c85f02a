import {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useOwnAvatar} from '../../own-avatar';
import {markOf} from '../../own-avatar/marks';
import {becomesCards} from './cards';
import InlineText from '../InlineText';
import {plainText} from '../InlineText/parse';

export interface DataRow {
  /** Anchor of the row, unique on the page: table prefix, hyphen, name. */
  readonly id: string;
  /** Inline Markdown of the row's header cell. */
  readonly header: string;
  /** One cell for each column after the first. A string is inline Markdown. */
  readonly cells: readonly ReactNode[];
  /** What the stage shows for the row's header: `joint:LeftForeArm`. */
  readonly shows?: string;
}

export interface DataTableProps {
  /** Accessible name of the table and its scroll container: inline Markdown. */
  readonly caption: string;
  /** The text above the table says the same as its caption, so only assistive technology gets it. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /** Inline Markdown below the table. */
  readonly note?: string;
}

/** A table whose rows have anchors. @throws if a row has more or fewer cells than the table has columns */
export default function DataTable({caption, isCaptionHidden, columns, rows, note}: DataTableProps) {
  const {collectAnchor} = useBrokenLinks();
  const own = useOwnAvatar();
  const texts = rows
    .flatMap(({header, cells}) => [header, ...cells])
    .map((cell) => (typeof cell === 'string' ? plainText(cell).length : Infinity));
  const cards = becomesCards(columns, Math.max(...texts));
  return (
    <>
      <div className="table-scroll" role="group" tabIndex={0} aria-label={plainText(caption)}>
        <table className={cards ? 'cards' : undefined} aria-label={isCaptionHidden ? plainText(caption) : undefined}>
          {!isCaptionHidden && (
            <caption>
              <InlineText>{caption}</InlineText>
            </caption>
          )}
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
            {rows.map(({id, header, cells, shows}) => {
              collectAnchor(id);
              if (cells.length + 1 !== columns.length) {
                throw new Error(
                  `Row "${id}" fills ${cells.length + 1} of ${columns.length} columns. Give it one cell for each column.`,
                );
              }
              const title = <InlineText>{header}</InlineText>;
              const mark = markOf(id, own);
              return (
                <tr key={id} id={id}>
                  <th scope="row">
                    {shows ? <span data-part={shows}>{title}</span> : title}
                    <a
                      href={`#${id}`}
                      className="hash-link"
                      aria-label={`Direct link to ${plainText(header)}`}
                      translate="no"
                    >
                      &#8203;
                    </a>
                    {mark && <small className="secondary">{mark}</small>}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={index} data-label={cards ? columns[index + 1] : undefined}>
                      {typeof cell === 'string' ? <InlineText>{cell}</InlineText> : cell}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {note && (
        <p className="secondary">
          <InlineText>{note}</InlineText>
        </p>
      )}
    </>
  );
}
