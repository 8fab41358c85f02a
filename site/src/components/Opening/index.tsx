import {type ReactNode} from 'react';
import Figure, {type FigureProps} from '../Figure';
import styles from './styles.module.css';

interface OpeningProps extends FigureProps {
  /** `## Before you begin` and a short list. */
  readonly children: ReactNode;
}

/** The top of a guide: a picture of the result next to the prerequisites. */
export default function Opening({children, ...picture}: OpeningProps) {
  return (
    <div className={styles.opening}>
      <Figure {...picture} isFirst />
      <div>{children}</div>
    </div>
  );
}
