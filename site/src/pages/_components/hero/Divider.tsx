import clsx from 'clsx';
import styles from './divider.module.css';

interface DividerProps {
  readonly label: string;
  /** Position in percent of the width. */
  readonly value: number;
  readonly second?: boolean;
  readonly onChange: (value: number) => void;
}

/** The boundary between two layers: a slider over the complete picture, and a line with a handle at its position. */
export default function Divider({label, value, second = false, onChange}: DividerProps) {
  return (
    <>
      <input
        type="range"
        className={styles.range}
        data-component="Divider"
        aria-label={label}
        aria-valuetext={`${Math.round(value)}% from the left`}
        value={value}
        onChange={({currentTarget}) => onChange(Number(currentTarget.value))}
      />
      <div className={clsx(styles.cut, second && styles.second)} aria-hidden="true">
        <span>
          <i />
        </span>
      </div>
    </>
  );
}
