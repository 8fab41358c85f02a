import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbers the level-3 headings inside it and draws them as a chain of steps. */
export default function Steps({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.steps} data-component="Steps">
      {children}
    </div>
  );
}
