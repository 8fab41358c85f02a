import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  /** A label for the text next to it: first version, required plan, platform, or kind of page. */
  readonly kind: 'since' | 'plan' | 'platform' | 'type';
  readonly children: ReactNode;
}

export default function Badge({kind, children}: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, kind === 'plan' && styles.plan)} data-component="Badge">
      {kind === 'since' && 'since '}
      {children}
    </span>
  );
}
