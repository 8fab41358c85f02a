import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the nested list inside it as a file tree. A name that ends with a slash is a folder. */
export default function FileTree({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
