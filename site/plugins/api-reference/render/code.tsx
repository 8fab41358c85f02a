import React, {type ReactNode} from 'react';

/** Highlights code: returns the inner HTML of a `code` element, like plugins/code. */
export type Highlight = (code: string, language: string) => string;

/**
 * Renders a block of code with its name and a copy button.
 * @param label visible and accessible name of the block
 * @param choices controls before the name
 */
export type CodeBlock = (code: string, language: string, label: string, choices?: ReactNode) => ReactNode;

/** @param known languages that `highlight` supports */
export function codeBlocks(highlight: Highlight, known: readonly string[]): CodeBlock {
  return (code, language, label, choices) => {
    // Descriptions can name any language; an unknown one isn't highlighted.
    const html = highlight(code, known.includes(language) ? language : 'text');
    return (
      <div className="api-code">
        <div className="api-code-head">
          {choices}
          <span className="api-code-label">{label}</span>
          {/* Hidden without JavaScript, because only the page's script handles it. */}
          <button type="button" className="api-copy" data-copy="">
            <span>Copy</span>
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
        <pre tabIndex={0} role="group" aria-label={label}>
          <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      </div>
    );
  };
}
