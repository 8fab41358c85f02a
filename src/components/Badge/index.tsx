import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  /** What the badge says about the thing beside it: first version, plan it needs, platform it is for, kind of page. */
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
