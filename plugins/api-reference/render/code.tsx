import React, {type ReactNode} from 'react';

/** Highlights code: returns the inner HTML of a `code` element, like plugins/code. */
export type Highlight = (code: string, language: string) => string;

/** Renders blocks of code. */
export class CodeBlocks {
  constructor(
    private readonly highlight: Highlight,
    private readonly known: ReadonlySet<string>,
  ) {}

  /**
   * A block of code with its name and a copy button.
   * @param label visible and accessible name of the block
   * @param choices controls before the name
   */
  block(code: string, language: string, label: string, choices?: ReactNode): ReactNode {
    // Descriptions can name any language; an unknown one isn't highlighted.
    const html = this.highlight(code, this.known.has(language) ? language : 'text');
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
  }
}
