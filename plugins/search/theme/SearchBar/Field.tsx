import React, {type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {ListState} from './Suggestions';
import type {Platform} from './usePlatform';

interface Props extends ComponentProps<'input'> {
  readonly listState: ListState;
  readonly platform: Platform | undefined;
}

/** The input of the bar, part of the server's HTML. It becomes a combobox once scripts run. */
export default function Field({listState, platform, ...rest}: Props): ReactNode {
  return (
    <input
      className={styles.field}
      type="search"
      name="q"
      placeholder="Search"
      aria-label="Search"
      dir="auto"
      required
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      {...rest}
      {...(platform && {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-keyshortcuts': platform.keys,
        ...listState,
      })}
    />
  );
}
