import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardProps {
  readonly title: string;
  readonly to: string;
  /** One sentence on what is there. */
  readonly children: ReactNode;
}

/** A page to choose among others. */
export default function Card({title, to, children}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Link className={styles.title} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
