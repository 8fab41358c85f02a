import React from 'react';
import {CodeBlocks} from '../render/code';
import {markupOf} from '../render/nodes';
import {tabs} from '../render/tabs';
import {twinActions} from '../render/twin';

/** A page with the same parts as the reference, but small. */
export const code = 'curl example';

const blocks = new CodeBlocks((text) => text, new Set(['bash']));

const sample = (id: string) => (
  <div className="api-sample" data-sample={id}>
    {blocks.block(
      code,
      'bash',
      'curl in a POSIX shell',
      <select aria-label="Language" data-choice="language">
        {['curl', 'python', 'go'].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>,
    )}
  </div>
);

const responses = tabs(
  {forMarkdown: false},
  'responses',
  'Status',
  ['200', '404'].map((value) => ({value, label: value, panel: `response ${value}`})),
);

export const page = markupOf(
  <>
    <nav className="api-nav">
      <button type="button" aria-expanded={false} data-nav-toggle="">
        Contents
      </button>
      <ul>
        <li>
          <a href="#group">Group</a>
        </li>
        <li>
          <a href="#first">First</a>
        </li>
        <li>
          <a href="#second">Second</a>
        </li>
      </ul>
    </nav>
    <main className="api-content">
      {twinActions}
      <section>
        <h2 id="group">Group</h2>
        <section>
          <h3 id="first">First</h3>
          {sample('first')}
        </section>
        <section>
          <h3 id="second">Second</h3>
          {sample('second')}
          {responses}
          <details className="api-nested">
            <summary>Outer</summary>
            <details className="api-nested">
              <summary>Inner</summary>
              <p id="deep field">Deep</p>
            </details>
          </details>
          <a href="/docs/page/?a=1#b">Page</a>
          <a href="/openapi.yaml" download="">
            Download
          </a>
          <a href="/file.yaml">File</a>
          <a href="https://example.com/">Elsewhere</a>
        </section>
      </section>
    </main>
  </>,
);
