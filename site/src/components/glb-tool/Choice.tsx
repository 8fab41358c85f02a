import {useId} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly isDisabled?: boolean;
  readonly onChoose: (value: string) => void;
}

/** A list to choose from, with its label above it. */
export default function Choice({label, value, options, isDisabled = false, onChoose}: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        className="text-field"
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={({currentTarget}) => onChoose(currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
