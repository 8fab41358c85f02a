import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the reader should see after a step. */
export default function Outcome({children}: {readonly children: ReactNode}) {
  return (
    <div className={styles.outcome} data-component="Outcome">
      <strong className="ok">You should see:</strong> {children}
    </div>
  );
}
