import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';

export interface DropDownProps {
  readonly className?: string | undefined;
  /** The button's content. */
  readonly summary: ReactNode;
  /** The popup. A click on a link in it closes it. */
  readonly children: ReactNode;
}

/**
 * A button that opens a popup. It closes on Escape, which returns the focus to the button, and on a click or focus outside.
 * Without JavaScript, its button still opens and closes it.
 */
export default function DropDown({className, summary, children}: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (details.current && !details.current.contains(target as Node)) {
        details.current.open = false;
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && details.current?.open) {
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }
    };
    const ending = new AbortController();
    const {signal} = ending;
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener('keydown', closeOnEscape, {signal});
    return () => ending.abort();
  }, []);

  const closeOnChoice = ({target, currentTarget}: MouseEvent<HTMLDetailsElement>) => {
    if ((target as Element).closest('a')) {
      currentTarget.open = false;
    }
  };

  return (
    // Also covers the keyboard: the browser clicks a link on Enter.
    <details ref={details} className={clsx('drop-down', className)} onClick={closeOnChoice}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
