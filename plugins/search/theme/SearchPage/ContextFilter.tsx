import React, {type ReactNode} from 'react';
import {searchContexts} from '@site/data/search-contexts';
import styles from './styles.module.css';

interface Props {
  /** Prefix of the chosen context, or '' for all. */
  readonly value: string;
  readonly onChange: (prefix: string) => void;
}

const choices = [{prefix: '', label: 'Everything'}, ...searchContexts];

/** Chooses the part of the documentation to search. */
export default function ContextFilter({value, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.contexts}>
      <legend>Search in</legend>
      {choices.map(({prefix, label}) => (
        <label key={prefix}>
          <input type="radio" name="ctx" value={prefix} checked={prefix === value} onChange={() => onChange(prefix)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
