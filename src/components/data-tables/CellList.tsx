import React, {type ReactNode} from 'react';
import InlineText from '../InlineText';
import styles from './CellList.module.css';

/** Several entries in one cell. A string is inline Markdown. The word "None" where there is no entry. */
export default function CellList({entries}: {readonly entries: readonly ReactNode[]}): ReactNode {
  if (entries.length === 0) return 'None';
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        // Entries never move, so their place is their key.
        <li key={index}>{typeof entry === 'string' ? <InlineText>{entry}</InlineText> : entry}</li>
      ))}
    </ul>
  );
}
