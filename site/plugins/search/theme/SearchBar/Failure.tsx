import React, {type ReactNode, type RefObject} from 'react';
import {loadFailed} from '../../client/session';
import styles from './Panel.module.css';

interface Props {
  readonly retry: () => void;
  /** Gets the focus back when the button disappears. */
  readonly field: RefObject<HTMLInputElement | null>;
}

export default function Failure({retry, field}: Props): ReactNode {
  return (
    <div className={`popover ${styles.panel}`}>
      <p className={styles.notice} role="status">
        {loadFailed}
      </p>
      <RetryButton retry={retry} field={field} />
    </div>
  );
}

export function RetryButton({retry, field}: Props): ReactNode {
  const onClick = () => {
    retry();
    field.current?.focus();
  };
  return (
    <button type="button" className={`quiet-button large ${styles.retry}`} onClick={onClick}>
      Retry
    </button>
  );
}
