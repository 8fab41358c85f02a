import React, {type ReactNode} from 'react';

/** Highlights code: returns the inner HTML of a `code` element, like plugins/code. */
export type Highlight = (code: string, language: string) => string;

/** What a block of code has around its code, instead of its name and a copy button above it. */
export interface Around {
  readonly head: ReactNode;
  /** Beside the copy button. */
  readonly tools?: ReactNode;
  readonly foot: ReactNode;
}

/**
 * Renders a block of code with its name and a copy button.
 * @param label visible and accessible name of the block
 */
export type CodeBlock = (code: string, language: string, label: string, around?: Around) => ReactNode;

/** Copies the code of its block. */
export const copyButton = (label: string): ReactNode => (
  <button type="button" className="plain-button api-copy needs-script" data-copy="">
    <span>Copy</span>
    <span className="visually-hidden"> {label}</span>
  </button>
);

/** @param known languages that `highlight` supports */
export function codeBlocks(highlight: Highlight, known: readonly string[]): CodeBlock {
  return (code, language, label, around) => {
    // Descriptions can name any language; an unknown one isn't highlighted.
    const html = highlight(code, known.includes(language) ? language : 'text');
    return (
      <div className="api-code code-box">
        <div className="code-head">
          {around?.head ?? <span className="api-code-label">{label}</span>}
          <span className="cluster">
            {around?.tools}
            {copyButton(label)}
          </span>
        </div>
        <pre className="code-lines" tabIndex={0} role="group" aria-label={label}>
          <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {around?.foot}
      </div>
    );
  };
}
