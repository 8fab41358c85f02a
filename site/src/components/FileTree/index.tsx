import {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders the nested list inside it as a file tree. */
export default function FileTree({children}: {readonly children: ReactNode}) {
  return <div className={`file-tree ${styles.tree}`}>{children}</div>;
}
