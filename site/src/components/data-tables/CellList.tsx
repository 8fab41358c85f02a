import React, {type ReactNode} from 'react';
import InlineText from '../InlineText';
import styles from './CellList.module.css';

/** Several entries in one cell. A string is inline Markdown. Without entries, the word "None". */
export default function CellList({entries}: {readonly entries: readonly ReactNode[]}): ReactNode {
  if (entries.length === 0) return 'None';
  return (
    <ul className={styles.list}>
      {entries.map((entry, index) => (
        // Entries never move, so the index is a stable key.
        <li key={index}>{typeof entry === 'string' ? <InlineText>{entry}</InlineText> : entry}</li>
      ))}
    </ul>
  );
}
