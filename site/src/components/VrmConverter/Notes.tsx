import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Sentences about a conversion, as a list. */
export default function Notes({notes}: {readonly notes: readonly string[]}): ReactNode {
  return (
    notes.length > 0 && (
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )
  );
}
