import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the level-3 headings inside it as numbered steps. */
export default function Steps({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.steps} data-component="Steps">
      {children}
    </div>
  );
}
