import React, {type ReactNode} from 'react';

/** A value as JSON. Focusable, so that the keyboard can scroll it. */
export default function Json({label, value}: {readonly label: string; readonly value: unknown}): ReactNode {
  return (
    <pre tabIndex={0} role="group" aria-label={label}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  );
}
