import React, {type ReactNode} from 'react';
import styles from './Correction.module.css';

interface Props {
  readonly correction: string;
  readonly className?: string | undefined;
  readonly choose: (correction: string) => void;
}

/** Suggests a corrected query ("Did you mean"). */
export default function Correction({correction, className, choose}: Props): ReactNode {
  return (
    <p className={className}>
      Did you mean{' '}
      <button type="button" className={styles.button} onClick={() => choose(correction)}>
        {correction}
      </button>
      ?
    </p>
  );
}
