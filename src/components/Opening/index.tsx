import React, {type ReactNode} from 'react';
import Figure, {type FigureProps} from '../Figure';
import styles from './styles.module.css';

interface OpeningProps extends FigureProps {
  /** `## Before you begin` and a short list. */
  readonly children: ReactNode;
}

/** The first screen of a page: what the reader will have, as a picture, beside what they need. */
export default function Opening({children, ...picture}: OpeningProps): ReactNode {
  return (
    <div className={styles.opening}>
      <Figure {...picture} isFirst />
      <div>{children}</div>
    </div>
  );
}
