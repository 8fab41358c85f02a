import React, {useEffect, useState, type ReactNode} from 'react';

interface Props {
  readonly label: string;
  /** Copies, or says why there is nothing to copy. */
  readonly copy: () => Promise<string>;
  readonly announce: (text: string) => void;
}

/** How long the button says what came of it, in milliseconds; as long as those of the samples. */
const shown = 2000;

/** A button that copies something and says whether that worked, to the eye and to screen readers. */
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
