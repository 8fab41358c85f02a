import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Says what failed, and offers another try. */
export default function Failed({message, retry}: {readonly message: string; readonly retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.fault}>
      <p>{message}</p>
      <button type="button" className={styles.button} onClick={retry}>
        Try again
      </button>
    </div>
  );
}
