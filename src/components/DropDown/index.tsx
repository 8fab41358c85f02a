import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';

export interface DropDownProps {
  readonly className: string | undefined;
  /** The button's content. */
  readonly summary: ReactNode;
  /** What opens. A click on a link in it closes it. */
  readonly children: ReactNode;
}

/**
 * A button that opens a list over the page. It closes on Escape, which gives the focus back to the button, and when the
 * reader clicks or moves the focus outside of it. Without JavaScript it opens and closes by its button.
 */
export default function DropDown({className, summary, children}: DropDownProps): ReactNode {
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
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const closeOnChoice = ({target, currentTarget}: MouseEvent<HTMLDetailsElement>) => {
    if ((target as Element).closest('a')) {
      currentTarget.open = false;
    }
  };

  return (
    // A link is chosen by the keyboard, too: the browser clicks it on Enter.
    <details ref={details} className={className} onClick={closeOnChoice}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
