import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button inside the bar; pressing it leaves the focus in the field. */
export default function BarButton({label, className, onClick, children}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      onClick={onClick}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
