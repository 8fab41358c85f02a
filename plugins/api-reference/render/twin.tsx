import React from 'react';

/**
 * The page as Markdown, to copy and to view, as documents offer it (`src/components/PageMarkdown`). The page's script gives
 * the button its effect, so without script it is not shown.
 */
export const twinActions = (
  <p className="api-twin" data-component="PageMarkdown">
    <button type="button" className="api-copy" data-copy-page="">
      <span>Copy page as Markdown</span>
    </button>{' '}
    <a href="index.md">View as Markdown</a>
  </p>
);
