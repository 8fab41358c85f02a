import {expect, test} from 'vitest';
import {lostInMarkdown} from './completeness';

const html = `<main><nav>Path</nav><h1>Page</h1><h2 id="a">First<a class="hash-link" href="#a">#</a></h2><p>Some <b>text</b> with <a href="/b/">a link</a>.</p>
<pre><code class="language-ts">let a = 1;</code></pre><ul role="tablist"><li role="tab">npm</ul><table><tr><th>Name<th>Type<tr><td>url<td>text</table></main>`;
const markdown = `# Page

## 1. First

Some **text** with [a link](https://docs.example.com/b/).

\`\`\`ts
let a = 1;
\`\`\`

### npm

| Name | Type |
| - | - |
| url | text |
`;
const lost = (twin: string) => lostInMarkdown(html, twin, 'https://docs.example.com/page/');

test('reports no loss for a complete twin', () => {
  expect(lost(markdown)).toEqual([]);
});

test.each([
  ['a heading', '## 1. First', '', 'heading: first'],
  ['the name of a tab', '### npm', '', 'heading: npm'],
  ['a language', '```ts', '```', 'code: ts\nlet a = 1;'],
  ['a character of code', 'a = 1', 'a = 2', 'code: ts\nlet a = 1;'],
  ['a row', '| url | text |\n', '', 'table row: url | text'],
  ['the position of a cell', '| url | text |', '| text | url |', 'table row: url | text'],
  ['the target of a link', '/b/', '/c/', 'link: alink → https://docs.example.com/b/'],
  ['a missing word', '**text**', '', 'text: sometextwithalink'],
])('reports %s', (_, part, instead, loss) => {
  expect(markdown).toContain(part);
  expect(lost(markdown.replace(part, instead))).toContain(loss);
});
