import React, {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A compact mark behind a statement that no source confirms. Opening it shows why. It is a popover, so it works by
 * keyboard, by touch and without JavaScript; `details` can't stand inside a paragraph.
 */
export default function Unconfirmed({reason}: {readonly reason: string}): ReactNode {
  const id = useId();
  return (
    <span className={styles.mark} data-component="Unconfirmed">
      <button type="button" className={styles.label} popoverTarget={id}>
        unconfirmed
      </button>
      <span className={styles.reason} id={id} popover="auto" role="note">
        {reason}
      </span>
    </span>
  );
}
