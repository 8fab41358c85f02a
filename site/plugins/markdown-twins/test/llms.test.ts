import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {toolCommand, tools} from '../../../data/tools';
import {writeTwins} from '../write-twins';

const site = {title: 'Developer Docs', tagline: 'Put avatars in', origin: 'https://docs.example.com'};

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'markdown-twins-'));
});
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

function build(folder: string, title: string, breadcrumbs: string, head = ''): void {
  mkdirSync(path.join(outDir, folder), {recursive: true});
  writeFileSync(
    path.join(outDir, folder, 'index.html'),
    `<!doctype html><meta name="description" content="About ${title}.">${head}<main><nav class="theme-doc-breadcrumbs"><ul>${breadcrumbs}<li class="breadcrumbs__item--active">${title}</ul></nav><h1>${title}</h1><p>Text.</p></main>`,
  );
}
const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');

test('twins are next to their pages, and lists have the order of the route table', async () => {
  build('docs/importing/blender', 'Blender', '<li>Import an avatar');
  build('docs/importing', 'Import an avatar', '');
  build('docs/what-is-avaturn', 'What is Avaturn', '');
  build('docs/other', 'Not in the table', '');
  build('search', 'Search', '', '<meta name="robots" content="noindex">');
  await writeTwins(outDir, site);

  expect(read('docs/importing/blender/index.md')).toMatch(/^# Blender\n/);
  // Subcommands are in lists of their own.
  expect(read('llms.txt').replace(/^ {2}- .*\n/gm, '')).toBe(`# Avaturn Developer Docs

> Put avatars in.

To integrate Avaturn, read https://docs.example.com/skill.md first: the ways in with their complete code, what the events bring, and the mistakes to avoid.

Each page is Markdown at its address with \`index.md\`; most hosts also send it at the address itself, for the header \`Accept: text/markdown\`. All pages in one file: https://docs.example.com/llms-full.txt, and as files for reading offline: https://docs.example.com/avaturn-docs-markdown.zip. The REST API as OpenAPI: https://docs.example.com/openapi.yaml.

Tools that need nothing but Node.js 20.19 or later, with their subcommands (\`--help\` lists the options):

${tools.map((tool) => `- ${tool.description}: \`${toolCommand(tool, site.origin)}\``).join('\n')}

## Start

- [What is Avaturn](https://docs.example.com/docs/what-is-avaturn/index.md): About What is Avaturn. (1 KB)
- [Not in the table](https://docs.example.com/docs/other/index.md): About Not in the table. (1 KB)

## Import an avatar

- [Import an avatar](https://docs.example.com/docs/importing/index.md): About Import an avatar. (1 KB)
- [Blender](https://docs.example.com/docs/importing/blender/index.md): About Blender. (1 KB)

## Headings of the pages, by section

- [Import an avatar](https://docs.example.com/docs/importing/llms.txt): 2 pages
`);
  expect(read('llms-full.txt').match(/^# .*/gm)).toEqual([
    '# What is Avaturn',
    '# Import an avatar',
    '# Blender',
    '# Not in the table',
  ]);
});

test('a section lists the headings of its pages, and the archive leads from file to file', async () => {
  build('docs/importing/blender', 'Blender', '<li>Import an avatar');
  const page = path.join(outDir, 'docs/importing/blender/index.html');
  const more =
    '<h2 id="a">Open</h2><pre><code># no heading\n</code></pre><h3 id="b">Scale</h3><a href="/docs/importing/#x">all</a>';
  writeFileSync(page, readFileSync(page, 'utf8').replace('</main>', `${more}</main>`));
  build('docs/importing', 'Import an avatar', '');
  await writeTwins(outDir, site);

  expect(read('docs/importing/llms.txt')).toContain(
    '## [Blender](https://docs.example.com/docs/importing/blender/index.md)\n\nAbout Blender.\n\n- Open\n  - Scale\n',
  );
  const files = unzipSync(readFileSync(path.join(outDir, 'avaturn-docs-markdown.zip')));
  expect(Object.keys(files)).toEqual(['docs/importing/index.md', 'docs/importing/blender/index.md']);
  expect(strFromU8(files['docs/importing/blender/index.md']!)).toContain('[all](../../../docs/importing/index.md#x)');
});
