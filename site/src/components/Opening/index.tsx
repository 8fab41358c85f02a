import {type ReactNode} from 'react';
import Figure, {type FigureProps} from '../Figure';
import styles from './styles.module.css';

/** The top of a guide: a picture of the result next to `## Before you begin` and a short list. */
export default function Opening({children, ...picture}: FigureProps & {readonly children: ReactNode}) {
  return (
    <div className={styles.opening}>
      <Figure {...picture} isFirst />
      <div>{children}</div>
    </div>
  );
}
