import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {searchContexts} from '@avaturn-docs/search/contexts';
import type {SearchIndexFile} from '@avaturn-docs/search/engine/format';
import {page, section} from '@avaturn-docs/search/engine/test/fixture-site';
import {wordsLike, writeSearchIndexes} from './index';
import {makeIndexFile} from '@avaturn-docs/search/build/make-index';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-build-'));
});
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

function build(pages: Readonly<Record<string, string>>): void {
  for (const [folder, main] of Object.entries(pages)) {
    mkdirSync(path.join(outDir, folder), {recursive: true});
    writeFileSync(path.join(outDir, folder, 'index.html'), `<!doctype html><main>${main}</main>`);
  }
}

const readIndex = (name: string): SearchIndexFile =>
  JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as SearchIndexFile;
const urlsIn = (name: string): string[] => readIndex(name)[0].documents.map(({u}) => u);

describe('writeSearchIndexes', () => {
  test('writes the index of the whole site and one for each context', async () => {
    build({
      '': '<h1>Home</h1>',
      'docs/importing/blender': '<h1>Blender</h1>',
      'docs/integration/api/renders': '<h1>Renders</h1>',
      api: '<h1>REST API</h1>',
    });
    await writeSearchIndexes({outDir, baseUrl: '/'});
    expect(urlsIn('search-index.json')).toEqual([
      '/',
      '/api/',
      '/docs/importing/blender/',
      '/docs/integration/api/renders/',
    ]);
    expect(urlsIn('search-index-docs-importing.json')).toEqual(['/docs/importing/blender/']);
    expect(urlsIn('search-index-docs-integration-api.json')).toEqual(['/api/', '/docs/integration/api/renders/']);
    expect(readdirSync(outDir).filter((name) => name.startsWith('search-index'))).toHaveLength(
      1 + searchContexts.length,
    );
  });

  test('writes the texts of each page for snippets', async () => {
    build({
      '': '<h1>Home</h1><p>Lead.</p>',
      'docs/a': '<h1>A</h1><h2 id="b">B</h2><p>Text.</p><table><tr id="c"><td>Name<td>Value</table>',
    });
    await writeSearchIndexes({outDir, baseUrl: '/'});
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(outDir, 'search-text', name), 'utf8'));
    expect(read('index.json')).toEqual({'': 'Lead.'});
    expect(read('docs/a.json')).toEqual({'#b': 'Text.', '#c': 'Name: Value'});
  });

  test('writes addresses with the base path of the site', async () => {
    build({'docs/importing/blender': '<h1>Blender</h1>'});
    await writeSearchIndexes({outDir, baseUrl: '/v2/'});
    expect(urlsIn('search-index-docs-importing.json')).toEqual(['/v2/docs/importing/blender/']);
    expect(existsSync(path.join(outDir, 'search-text/docs/importing/blender.json'))).toBe(true);
  });
});

test('English words that are similar to words of the index are listed', () => {
  const words = wordsLike(makeIndexFile([page('/docs/a/', 'Alias', [section('Denies it', 'A sphere.')])]));
  expect(words).toContain('alien');
  for (const word of ['alias', 'achieve']) {
    expect(words).not.toContain(word);
  }
});
