import React, {useEffect, useState, type ReactNode} from 'react';

interface Props {
  readonly label: string;
  /** Returns the text to copy, or throws the reason why there is none. */
  readonly copy: () => Promise<string>;
  readonly announce: (text: string) => void;
}

/** Milliseconds for which the button shows its result; the same as for samples. */
const shown = 2000;

/** A button that copies a text and reports the result, visually and to screen readers. */
export default function CopyButton({label, copy, announce}: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const timer = outcome === '' ? 0 : window.setTimeout(() => setOutcome(''), shown);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const notify = (text: string): void => {
    announce(text);
    setOutcome(text);
  };
  return (
    <button
      type="button"
      className="api-copy"
      onClick={() => {
        copy().then(notify, () => notify('Not copied'));
      }}
    >
      {outcome || label}
    </button>
  );
}
