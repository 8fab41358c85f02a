import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Draws the nested list inside it as a tree of files. A name that ends with a slash is a folder. */
export default function FileTree({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
