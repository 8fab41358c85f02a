import React, {type ReactNode} from 'react';
import {colorParts} from '../builder/color';

interface Props {
  readonly label: string;
  readonly value: unknown;
  /** Shown above the code instead of its label. */
  readonly children?: ReactNode;
}

/** A value as JSON like other code on the page: highlighted, with a copy button, and scrollable by keyboard. */
export default function Json({label, value, children}: Props): ReactNode {
  return (
    <div className="api-code">
      <div className="api-code-head">
        {children ?? <span className="api-code-label">{label}</span>}
        <button type="button" className="api-copy" data-copy="">
          <span>Copy</span>
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>
          {colorParts(JSON.stringify(value, null, 2) ?? '', 'json').map(({role, text}, index) =>
            // Parts never move, so the index is a stable key.
            role === '' ? (
              text
            ) : (
              <span key={index} className={role}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
