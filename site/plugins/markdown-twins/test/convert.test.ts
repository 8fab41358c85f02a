import {describe, expect, test} from 'vitest';
import {readBuiltPage} from '../../built-pages';
import {rewrites} from '../components';
import {pageMarkdown} from '../convert';
import {interactive, type Rewrite} from '../convert/parts';

/** The Markdown of a page's content, without its title and URL. */
function convert(content: string, more: Readonly<Record<string, Rewrite>> = {}): string {
  const html = `<!doctype html><title>Page | Docs</title><body><nav>Navbar</nav><main><h1>Page</h1>${content}</main>`;
  const page = readBuiltPage(html, '/docs/page/')!;
  const markdown = pageMarkdown(page, 'https://docs.example.com', {...rewrites, ...more});
  return markdown.split('\n').slice(4).join('\n').trim();
}

test('a page begins with its title and its URL', () => {
  const page = readBuiltPage(
    '<main><h1>Callbacks<a class="hash-link" href="#x">#</a></h1><p>Lead.</main>',
    '/docs/a/',
  )!;
  expect(pageMarkdown(page, 'https://docs.example.com', rewrites)).toBe(
    '# Callbacks\n\nSource: <https://docs.example.com/docs/a/>\n\nLead.\n',
  );
});

describe('HTML', () => {
  test.each([
    ['spaces as a reader sees them', '<p>One\n  two<b> three </b>four</p>', 'One two **three** four'],
    ['marks', '<p><strong>File</strong> <em>or</em> <code>a_b</code> <kbd>A</kbd></p>', '**File** _or_ `a_b` `A`'],
    ['characters that Markdown would read as its own', '<p>*a* [b] &lt;c&gt; # d', '\\*a\\* \\[b] \\<c> # d'],
    ['links of the site, in full', '<p><a href="/docs/b/#c">B</a>', '[B](https://docs.example.com/docs/b/#c)'],
    ['anchors of the page', '<p><a href="#x">X</a>', '[X](https://docs.example.com/docs/page/#x)'],
    ['headings that lead to themselves', '<h2 id="x"><a href="#x">X</a></h2>', '## X'],
    ['pictures', '<p><img src="/img/a.png" alt="An avatar">', '![An avatar](https://docs.example.com/img/a.png)'],
    ['drawings', '<svg role="img"><title>A rig</title><path d=""/></svg>', '_Figure: A rig_'],
    ['lists in lists', '<ul><li>A<ul><li>B</ul><li>C</ul>', '- A\n  - B\n- C'],
    ['definitions', '<dl><div><dt>Type</dt><dd>text</dd></div></dl>', '- **Type:** text'],
    ['parts that open', '<details><summary>More</summary><p>Text</details>', '**More**\n\nText'],
    [
      'code with three backticks in it',
      '<pre><code class="language-md">```\n```</code></pre>',
      '````md\n```\n```\n````',
    ],
    ['invisible characters, left out', '<p>a\u00adb\u200bc', 'abc'],
  ])('%s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test('tables keep their caption, an empty corner, and pipes in code', () => {
    expect(
      convert('<table><caption>Types</caption><thead><tr><td><th>Values<tbody><tr><th>a<td><code>x | y</code></table>'),
    ).toBe('**Types**\n\n| | Values |\n| - | - |\n| a | `x \\| y` |');
  });
});

describe('parts of pages', () => {
  const tabs = (first: string) =>
    `<div class="tabs-container"><ul role="tablist"><li role="tab">Android<li role="tab">iOS</ul><div><div role="tabpanel">${first}</div><div role="tabpanel" hidden><p>B</div></div></div>`;

  test('tabs become sections below their heading; later content does not', () => {
    expect(convert(`<h2 id="h">Build</h2>${tabs('<p>A')}<h3 id="i">Next</h3>`)).toBe(
      '## Build\n\n### Android\n\nA\n\n### iOS\n\nB\n\n### Next',
    );
  });

  test('steps are numbered', () => {
    expect(convert('<div data-component="Steps"><h3 id="a">One</h3><p>Text</p><h3 id="b">Two</h3></div>')).toBe(
      '### 1. One\n\nText\n\n### 2. Two',
    );
  });

  test('code has its language and the name of its file', () => {
    expect(
      convert(
        '<div data-component="CodeBlock" data-title="main.ts"><div>main.ts <a href="/samples/main.ts.txt" download>Download main.ts</a></div><pre><code class="language-ts">let <span>a</span>;\n</code></pre></div>',
      ),
    ).toBe('```ts title="main.ts"\nlet a;\n```\n\n[Download main.ts](https://docs.example.com/samples/main.ts.txt)');
  });

  test.each([
    ['warning', 'warning', '> **Warning**\n>\n> Text'],
    ['note', 'Secure pages only', '> **Note: Secure pages only**\n>\n> Text'],
  ])('a %s with the title %s', (kind, title, markdown) => {
    expect(
      convert(
        `<div class="theme-admonition theme-admonition-${kind}"><div class="admonitionHeading_x"><span><svg></svg></span>${title}</div><div class="admonitionContent_x"><p>Text</div></div>`,
      ),
    ).toBe(markdown);
  });

  test('puts what the reader should see on one line', () => {
    expect(convert('<div data-component="Outcome"><strong>You should see:</strong> <p>A box.</p></div>')).toBe(
      '> **You should see:** A box.',
    );
  });

  test('unconfirmed marks, with their reasons after the block', () => {
    const mark = (reason: string) =>
      `<span data-component="Unconfirmed"><button>unconfirmed</button><span popover><b role="note">${reason}</b> <a>About</a></span></span>`;
    expect(
      convert(`<ul><li>It is 5${mark('A.')}.</li><li>Two${mark('B.')}</li></ul><p id="unconfirmed">Legend</p>`),
    ).toBe(
      `- It is 5 (unconfirmed).
- Two (unconfirmed)

> Unconfirmed, which means that nothing Avaturn publishes confirms it: A.
>
> Unconfirmed: B.`,
    );
  });

  test('an interactive component becomes a sentence with a link', () => {
    expect(
      convert('<div data-component="Viewer" id="viewer"><canvas></canvas><button>Turn</button></div>', {
        '[data-component="Viewer"]': interactive('A viewer of GLB files'),
      }),
    ).toBe('A viewer of GLB files. [Use it on the page](https://docs.example.com/docs/page/#viewer).');
  });
});

test.each(['Wheel', 'toString'])('a component without a conversion is converted from its HTML: %s', (name) => {
  expect(convert(`<div data-component="${name}"><p>A <b>b</b></div>`)).toBe('A **b**');
});

describe("elements that can't be converted fail with the page, the element and the fix", () => {
  test.each([
    ['<canvas></canvas>', '/docs/page/', '<canvas>', 'data-component="Name"'],
    ['<p>A <input> b', '/docs/page/', '<input>', 'data-component="Name"'],
    ['<table><tr><td colspan="2">A</table>', '/docs/page/', 'spans several columns', 'one cell for each column'],
    ['<table><tr><td><pre>A</pre></table>', '/docs/page/', '<pre> within a line', 'outside of paragraphs'],
    ['<svg><path d=""/></svg>', '/docs/page/', '<svg> without a name', 'aria-hidden="true"'],
  ])('%s', (html, ...parts) => {
    for (const part of parts) {
      expect(() => convert(html)).toThrow(part);
    }
  });
});
