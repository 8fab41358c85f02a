import React, {type ReactNode} from 'react';
import {coloredLines} from '@site/src/color-code';

interface Props {
  readonly label: string;
  readonly value: unknown;
  /** Shown above the code instead of its label. */
  readonly children?: ReactNode;
}

/** A value as JSON like other code on the page: highlighted, with a copy button, and scrollable by keyboard. */
export default function Json({label, value, children}: Props): ReactNode {
  return (
    <div className="api-code code-box">
      <div className="code-head">
        {children ?? <span className="api-code-label">{label}</span>}
        <button type="button" className="plain-button api-copy" data-copy="">
          <span>Copy</span>
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <pre className="code-lines" tabIndex={0} role="group" aria-label={label}>
        <code
          dangerouslySetInnerHTML={{__html: coloredLines(JSON.stringify(value, null, 2) ?? '', 'json').join('\n')}}
        />
      </pre>
    </div>
  );
}
