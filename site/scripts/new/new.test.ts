import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {frontMatterProblems} from '../../data/front-matter';
import {shapeFindings} from '../../checks/page-shape';
import {parsePage} from '../../checks/pages';
import {routesOf} from '../../data/routes';
import type sidebars from '../../sidebars';
import {newPage, type PageAnswers} from './page';
import {insertAfter, type Scaffold} from './scaffold';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Writes the created files into a temporary folder. */
function write({files}: Scaffold): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
const load = async (file: string): Promise<{default: typeof sidebars}> =>
  (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as {default: typeof sidebars};

const answers: PageAnswers = {
  // Unlikely names, so that a real page can't break this test.
  id: 'importing/untaken-tool',
  after: 'importing/unreal',
  frontMatter: {
    title: 'Import into Maya',
    description: 'Bring an exported avatar into Maya, with its joints, its textures and its morph targets.',
    page_type: 'how-to',
    sources: ['gltf-2.0'],
    minutes: 20,
    reviewed: '2026-12-01',
  },
};

/** The answers with changed front matter. */
const withFront = (changes: PageAnswers['frontMatter']): PageAnswers => ({
  ...answers,
  frontMatter: {...answers.frontMatter, ...changes},
});

describe('a page', () => {
  test('is in the sidebar after the given page, and has a route', async () => {
    write(newPage(answers));
    const paths = routesOf((await load('sidebars.ts')).default.mainSidebar).map((route) => route.path);
    expect(paths[paths.indexOf('/docs/importing/unreal/') + 1]).toBe('/docs/importing/untaken-tool/');
  });

  test('can follow the document of a folder', () => {
    const {files} = newPage({...answers, id: 'integration/unity/untaken-step', after: 'integration/unity'});
    expect(files['sidebars.ts']).toContain("'integration/unity/index', 'integration/unity/untaken-step'");
  });

  test.each(['tutorial', 'how-to', 'reference', 'explanation'])(
    'of the type %s has its shape, and what is left is to be written',
    (type) => {
      const timed = type === 'tutorial' || type === 'how-to';
      const {files} = newPage(withFront({page_type: type, minutes: timed ? 20 : undefined}));
      const page = parsePage('docs/importing/untaken-tool.mdx', files['docs/importing/untaken-tool.mdx']!);
      expect(page.problem).toBeUndefined();
      expect(frontMatterProblems(page.frontMatter)).toEqual([]);
      const findings = shapeFindings([page]).map(({message}) => message);
      expect(findings.length).toBeGreaterThan(1);
      expect(findings.filter((message) => !/^Write .*, and remove the note\.$/.test(message))).toEqual([]);
    },
  );

  test.each<[string, Partial<PageAnswers>, string]>([
    ['capital letters', {id: 'Importing/Maya'}, 'in lowercase'],
    ['a path outside the folder', {id: '../maya'}, 'is not a page path'],
    ['an existing page', {id: 'importing/blender'}, 'already exists'],
    ['a folder with an existing page', {id: 'integration/unity'}, 'already exists'],
    ['invalid front matter', withFront({sources: ['hearsay']}), 'platform/sources.ts has no `hearsay`'],
    ['a list of pages', {id: 'integration/api'}, '/docs/integration/api/ lists the pages'],
    ['the index of a folder', {id: 'integration/api/index'}, '/docs/integration/api/ lists the pages'],
    ['the page of a group to follow', {after: 'importing'}, 'the page of a group'],
    ['an unknown page to follow', {after: 'importing/houdini'}, 'no document importing/houdini'],
  ])('is rejected: %s', (_, changes, message) => {
    expect(() => newPage({...answers, ...changes})).toThrow(message);
  });
});

test("a file without the expected text isn't changed, and the message shows what to insert", () => {
  expect(() => insertAfter('a b a', 'x.ts', 'a', ' c')).toThrow(
    'x.ts has 2 places that read a, not one. Insert c by hand.',
  );
});
