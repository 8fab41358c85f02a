// @vitest-environment node
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {frontMatterFindings} from '../../checks/front-matter';
import {documentFindings} from '../../checks/page-routes';
import {sidebarFindings} from '../../checks/page-routes/sidebar';
import {shapeFindings} from '../../checks/page-shape';
import {parsePage} from '../../checks/pages';
import type {Route} from '../../data/routes';
import {readSample} from '../../plugins/samples/sample';
import {newComponent} from './component';
import {newPage, type PageAnswers} from './page';
import {newSample} from './sample';
import {addToList, insertAfter, type Project, type Scaffold} from './scaffold';

const root = path.resolve(__dirname, '../..');
const project: Project = {
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
  has: (file) => existsSync(path.join(root, file)),
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Writes what was made into a folder of its own. */
function write({files}: Scaffold): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;

const answers: PageAnswers = {
  id: 'importing/maya',
  title: 'Import into Maya',
  description: 'Bring an exported avatar into Maya, with its joints, its textures and its morph targets.',
  type: 'how-to',
  sources: ['gltf-2.0'],
  minutes: 20,
  after: 'importing/unreal',
  today: '2026-12-01',
};

describe('a page', () => {
  test('stands in the route table and in the sidebar behind the one it follows', async () => {
    write(newPage(answers, project));
    const routes = (await load('data/routes.ts'))['routes'] as Route[];
    const sidebars = (await load('sidebars.ts'))['default'] as Parameters<typeof sidebarFindings>[0];
    const paths = routes.map((route) => route.path);
    expect(paths[paths.indexOf('/docs/importing/unreal/') + 1]).toBe('/docs/importing/maya/');
    expect(sidebarFindings(sidebars, routes)).toEqual([]);
    const files = routes
      .filter(({kind}) => kind === 'doc')
      .map((route) => route.path.slice(1, -1))
      .map((doc) => (project.has(`${doc}/index.mdx`) ? `${doc}/index.mdx` : `${doc}.mdx`))
      .filter((file) => project.has(file) || existsSync(path.join(folder, file)));
    expect(
      documentFindings(
        files.map((file) => parsePage(file, '')),
        routes,
      ),
    ).toEqual([]);
  });

  test('can follow the document of a folder', () => {
    const {files} = newPage({...answers, id: 'integration/unity/build', after: 'integration/unity'}, project);
    expect(files['sidebars.ts']).toContain("'integration/unity/index', 'integration/unity/build'");
  });

  test.each(['tutorial', 'how-to', 'reference', 'explanation'])(
    'of the type %s has its shape, and what is left is to be written',
    (type) => {
      const timed = type === 'tutorial' || type === 'how-to';
      const {files} = newPage({...answers, type, minutes: timed ? 20 : undefined}, project);
      const page = parsePage('docs/importing/maya.mdx', files['docs/importing/maya.mdx']!);
      expect(page.problem).toBeUndefined();
      expect(frontMatterFindings([page])).toEqual([]);
      const findings = shapeFindings([page]).map(({message}) => message);
      expect(findings.length).toBeGreaterThan(1);
      expect(findings.filter((message) => !/^Write .*, and remove the note\.$/.test(message))).toEqual([]);
    },
  );

  test.each<[string, Partial<PageAnswers>, string]>([
    ['capital letters', {id: 'Importing/Maya'}, 'in small letters'],
    ['a way out of the folder', {id: '../maya'}, 'no path of a page'],
    ['a page that is there', {id: 'importing/blender'}, 'is there already'],
    ['a folder whose page is there', {id: 'integration/unity'}, 'is there already'],
    ['a short description', {description: 'Maya.'}, '60 to 160 characters'],
    ['an unknown type', {type: 'guide'}, 'Add `page_type: how-to`'],
    ['an unknown source', {sources: ['hearsay']}, 'data/sources.ts has no `hearsay`'],
    ['no number of minutes', {minutes: NaN}, 'Add `minutes: 20`'],
    ['a page to follow that is none', {after: 'importing/houdini'}, 'no document importing/houdini'],
  ])('is refused with %s', (_, changes, message) => {
    expect(() => newPage({...answers, ...changes}, project)).toThrow(message);
  });
});

describe('a component', () => {
  test('is in both registries and in the guide', async () => {
    const {files} = newComponent('PriceTable', project);
    expect(files['config/page-components.ts']).toMatch(/'Unconfirmed',[^\]]* 'PriceTable'\]\.map\(single\)/);
    expect(files['plugins/markdown-twins/components.ts']).toContain("...html(\n    'PriceTable',\n");
    expect(files['CONTRIBUTING.md']).toContain('|---|---|\n| `<PriceTable>` |');
    expect(Object.keys(files).filter((file) => file.startsWith('src/'))).toEqual([
      'src/components/PriceTable/index.tsx',
      'src/components/PriceTable/styles.module.css',
      'src/components/PriceTable/PriceTable.test.tsx',
    ]);
  });

  test.each([
    ['priceTable', 'no name of a component'],
    ['Badge', 'There is a component Badge already'],
    ['JointTable', 'There is a component JointTable already'],
  ])('%s is refused', (name, message) => {
    expect(() => newComponent(name, project)).toThrow(message);
  });
});

test.each([
  ["['a', 'b'].map(x)", "['a', 'b', 'c'].map(x)"],
  ["[\n  'a',\n  'b',\n].map(x)", "[\n  'a',\n  'b', 'c'].map(x)"],
])('a list takes an entry, however it is laid out', (list, longer) => {
  expect(addToList(list, 'a.ts', '].map(x)', "'c'")).toBe(longer);
  expect(() => addToList(`${list}${list}`, 'a.ts', '].map(x)', "'c'")).toThrow(/2 places .* Insert 'c' by hand/);
});

describe('a sample', () => {
  test.each([
    ['web/dialog/more.ts', '// Why'],
    ['rest/python/more.py', '# Why'],
    ['web/dialog/more.html', '<!-- Why'],
    ['rest/shared/more.json', '{}'],
  ])('%s can be shown by the fence that is proposed', (file, start) => {
    const made = newSample(file, project);
    write(made);
    const [, language, reference] = /```(\w+) sample="([^"]+)"/.exec(made.next[0]!) ?? [];
    const sample = readSample(path.join(folder, 'samples'), reference!);
    expect(sample.language).toBe(language);
    expect(sample.text.startsWith(start)).toBe(true);
  });

  test.each([
    ['main.ts', 'platform/project/file'],
    ['web/../../main.ts', 'no path of a sample'],
    ['web/dialog/main.rb', 'No language is known'],
    ['web/first-avatar/main.js', 'is there already'],
  ])('%s is refused', (file, message) => {
    expect(() => newSample(file, project)).toThrow(message);
  });
});

test('a file that no longer looks as expected is left alone, and the message says what to insert', () => {
  expect(() => insertAfter('a b a', 'x.ts', 'a', ' c')).toThrow(
    'x.ts has 2 places that read a, not one. Insert c by hand.',
  );
});
