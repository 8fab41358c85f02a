import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardProps {
  readonly title: string;
  readonly to: string;
  /** One sentence about the page. */
  readonly children: ReactNode;
}

/** A link to a page, with a description. */
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
