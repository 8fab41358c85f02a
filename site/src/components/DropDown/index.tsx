import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {closeLikeMenu} from '../../close-menu';

export interface DropDownProps {
  readonly className?: string | undefined;
  readonly summary: ReactNode;
  /** The popup. A click on a link in it closes it. */
  readonly children: ReactNode;
}

/** A button that opens a popup. Without JavaScript, it also closes it. */
export default function DropDown({className, summary, children}: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const ending = new AbortController();
    closeLikeMenu(details.current!, ending.signal);
    return () => ending.abort();
  }, []);

  const closeOnChoice = ({target, currentTarget}: MouseEvent<HTMLDetailsElement>) => {
    if ((target as Element).closest('a')) currentTarget.open = false;
  };

  return (
    // Also covers the keyboard: the browser clicks a link on Enter.
    <details ref={details} className={clsx('drop-down', className)} onClick={closeOnChoice}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
