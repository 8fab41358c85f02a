import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/DocCard/Layout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** A page in a section's list: its title and complete description, without the theme's emoji and truncation. */
export default function DocCardLayout({className, href, title, description}: Props): ReactNode {
  return (
    <div className={clsx(styles.card, className)}>
      <Heading as="h2" className={styles.title}>
        <Link to={href}>{title}</Link>
      </Heading>
      {description && <p>{description}</p>}
    </div>
  );
}
