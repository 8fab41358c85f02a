import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RowPick} from '../OnAvatar';
import DataTable, {type DataRow} from './DataTable';
import styles from './FoldedTables.module.css';

export interface TableGroup {
  /** Anchor of the group, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly DataRow[];
}

export interface FoldedTablesProps {
  /** Noun for a row in the singular, for the count of each group: "joint". */
  readonly unit: string;
  readonly columns: readonly string[];
  readonly groups: readonly TableGroup[];
  readonly pick?: RowPick | undefined;
}

/** A long table in collapsible groups. Find-in-page, search, and links to a row open its group. */
export default function FoldedTables({unit, columns, groups, pick}: FoldedTablesProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <div className={styles.groups}>
      {groups.map(({id, title, rows}) => {
        collectAnchor(id);
        return (
          <details key={id} id={id} className="fold">
            <summary>
              {title}{' '}
              <small>
                {rows.length} {rows.length === 1 ? unit : `${unit}s`}
              </small>
            </summary>
            <DataTable caption={`${title}: ${columns.join(', ')}`} {...{columns, rows, pick}} />
          </details>
        );
      })}
    </div>
  );
}
