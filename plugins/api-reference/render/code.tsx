import React, {type ReactNode} from 'react';

/** Colors code: the inside of a `code` element, as plugins/code makes it. */
export type Highlight = (code: string, language: string) => string;

/** Draws blocks of code. */
export class CodeBlocks {
  constructor(
    private readonly highlight: Highlight,
    private readonly known: ReadonlySet<string>,
  ) {}

  /**
   * A block of code with its name and a copy button.
   *
   * @param label Name of the block, for the eye and for screen readers.
   */
  block(code: string, language: string, label: string): ReactNode {
    // Languages of descriptions are their writers' choice; an unknown one is shown without colors.
    const html = this.highlight(code, this.known.has(language) ? language : 'text');
    return (
      <div className="api-code">
        <div className="api-code-head">
          <span className="api-code-label">{label}</span>
          {/* The page's script gives it its effect, so without script it is not shown. */}
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
