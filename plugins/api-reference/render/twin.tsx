import React from 'react';

/**
 * The page as Markdown, to copy and to view, as on other pages (`src/components/PageMarkdown`), and all collapsed parts.
 * The buttons are hidden without JavaScript.
 */
export const twinActions = (
  <p className="api-twin" data-component="PageMarkdown">
    <button type="button" className="api-copy" data-copy-page="">
      <span>Copy page as Markdown</span>
    </button>{' '}
    <a href="index.md">View as Markdown</a>{' '}
    <button type="button" className="api-copy" data-expand="">
      Expand all
    </button>
  </p>
);
