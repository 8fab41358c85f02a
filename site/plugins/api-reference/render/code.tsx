import React, {type ReactNode} from 'react';

/** Returns the inner HTML of a `code` element. */
export type Highlight = (code: string, language: string) => string;

/** What a block of code has around its code, instead of its name and a copy button above it. */
export interface Around {
  readonly head: ReactNode;
  readonly foot?: ReactNode;
}

/** Renders a block of code with its name and a copy button. */
export type CodeBlock = (code: string, language: string, label: string, around?: Around) => ReactNode;

export function codeBlocks(highlight: Highlight): CodeBlock {
  return (code, language, label, around) => (
    <div className="api-code code-box">
      <div className="code-head">
        {around?.head ?? <span className="api-code-label">{label}</span>}
        <span className="cluster">
          <button type="button" className="plain-button api-copy needs-script" data-copy="">
            <span>Copy</span>
            <span className="visually-hidden"> {label}</span>
          </button>
        </span>
      </div>
      <pre className="code-lines" tabIndex={0} role="group" aria-label={label}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: highlight(code, language)}} />
      </pre>
      {around?.foot}
    </div>
  );
}
