import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Code, Root} from 'mdast';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {toolPath, tools} from '../../data/tools';
import dependOnSamples from './depend-on-samples.mjs';
import remarkSamples from './remark';
import {readSample, withoutMarks} from './sample';
import {sampleFiles} from './projects';

const project = mkdtempSync(path.join(tmpdir(), 'samples-'));
const folder = path.join(project, 'samples');

const files: Readonly<Record<string, string>> = {
  'README.md': 'About samples.\n',
  'web/first/main.ts': `// #region import
import {a} from 'a';
// #endregion import

export function run() {
  // #region call
  a(
    // #region inner
    1,
    // #endregion inner
  );
  // #endregion call
}
`,
  'web/first/page.html': '<body>\n  <!-- #region part -->\n  <p>Hi</p>\n  <!-- #endregion part -->\n</body>\n',
  'web/first/style.css': '/* #region part */\np {}\n/* #endregion */\n',
  'game/project/Config/Game.ini': '; #region part\n[A]\nB=1\n; #endregion\n',
  'glb/shell/check.sh': 'npx -y https://docs.avaturn.me/tools/avaturn-glb-0.9.0.tgz check a.glb\n',
  'rest/python/a.py': 'def f():\n    # #region part\n    return 1\n    # #endregion\n',
  'web/bad/open.ts': '// #region a\n1;\n',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
});

afterAll(() => rmSync(project, {recursive: true}));

describe('a reference shows', () => {
  test('a complete file, without its region comments', () => {
    expect(readSample(folder, 'web/first/main.ts').text).toBe(
      "import {a} from 'a';\n\nexport function run() {\n  a(\n    1,\n  );\n}",
    );
  });

  test('a region, without indentation and nested region comments', () => {
    expect(readSample(folder, 'web/first/main.ts#call')).toMatchObject({text: 'a(\n  1,\n);'});
  });

  test.each([
    ['web/first/page.html#part', '<p>Hi</p>'],
    ['web/first/style.css#part', 'p {}'],
    ['game/project/Config/Game.ini#part', '[A]\nB=1'],
    ['rest/python/a.py#part', 'return 1'],
  ])('a region in the comments of its language: %s', (reference, text) => {
    expect(readSample(folder, reference).text).toBe(text);
  });

  test.each([
    ['web/first/none.ts', 'samples/web/first/none.ts does not exist. Add it, or correct the path.'],
    [
      'web/first/main.ts#none',
      'samples/web/first/main.ts has no "#region none" with an #endregion. Add it, or correct the name.',
    ],
    ['web/main.ts', 'Write the sample as platform/project/file, not "web/main.ts".'],
    ['web/../../secret.ts', 'Write the sample as platform/project/file, not "web/../../secret.ts".'],
    ['web/bad/open.ts#a', 'samples/web/bad/open.ts has no "#region a" with an #endregion.'],
  ])('%s is an invalid reference', (reference, message) => {
    expect(() => readSample(folder, reference)).toThrow(message);
  });
});

describe('a code fence', () => {
  const fill = (markdown: string): Code => {
    const processor = unified().use(remarkParse).use(remarkSamples, {folder, siteUrl: 'https://preview.example.test'});
    const file = {path: path.join(project, 'docs/web/page.mdx')};
    return (processor.runSync(processor.parse(markdown), file) as Root).children.at(-1) as Code;
  };

  test('is filled, with the path inside the project as title', () => {
    const fence = fill('```ini sample="game/project/Config/Game.ini" {1}\n```');
    expect(fence.value).toBe('[A]\nB=1');
    expect(fence.meta).toBe('title="Config/Game.ini" sample="game/project/Config/Game.ini" {1}');
  });

  test('keeps its own title, and has none for a region', () => {
    expect(fill('```ts title="a.ts" sample="web/first/main.ts"\n```').meta).toContain('title="a.ts"');
    expect(fill('```ts sample="web/first/main.ts#call"\n```').meta).not.toContain('title');
  });

  test('runs the published version of a tool from this site', () => {
    const [glb] = tools;
    expect(fill('```bash sample="glb/shell/check.sh"\n```').value).toBe(
      `npx -y https://preview.example.test${toolPath(glb!)} check a.glb`,
    );
  });

  test.each([
    ['```ts sample="web/first/none.ts"\n```', 'samples/web/first/none.ts does not exist'],
    ['```ts sample="web/first/main.ts#none"\n```', 'has no "#region none"'],
    ['```ts sample="web/first/main.ts"\nlet a;\n```', 'Empty this block: it shows samples/web/first/main.ts.'],
  ])('fails the build with page and line: %s', (markdown, message) => {
    expect(() => fill(`# Page\n\n${markdown}`)).toThrow(`docs/web/page.mdx:3: `);
    expect(() => fill(markdown)).toThrow(message);
  });
});

test('serves every file of a project, and nothing outside its folder', () => {
  expect(sampleFiles(folder)).toEqual(Object.keys(files).slice(1).sort());
  expect(withoutMarks(files['web/first/style.css'] ?? '')).toBe('p {}\n');
});

test('the bundler watches every file that a page shows, and the versions of tools', () => {
  const heard: string[] = [];
  const loader = {
    getOptions: () => ({folder: '/s', versions: ['/t/package.json']}),
    addDependency: (file: string) => heard.push(file),
  };
  const page = '```ts sample="web/a/b.ts#c"\n```\n\n  ```js title="x" sample="web/a/d.js"\n  ```\n';
  expect(dependOnSamples.call(loader, page)).toBe(page);
  expect(heard).toEqual(['/s/web/a/b.ts', '/s/web/a/d.js', '/t/package.json']);
  expect(dependOnSamples.call(loader, '# A page without samples')).toBe('# A page without samples');
  expect(heard).toHaveLength(3);
});
