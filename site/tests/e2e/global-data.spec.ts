import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {routes} from '../../data/routes';

interface DocsData {
  readonly path: string;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  }[];
}

/** The framework's global data in the tested build. */
const docs = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8'))['docusaurus-plugin-content-docs']
  .default as DocsData;

test('there is one docs version: current, labeled Next, at /docs, with what-is-avaturn as its main document', () => {
  expect(docs.versions.map(({name, label, path, mainDocId}) => ({name, label, path, mainDocId}))).toEqual([
    {name: 'current', label: 'Next', path: '/docs', mainDocId: 'what-is-avaturn'},
  ]);
});

test('every document has its id, path and sidebar', () => {
  const documents = docs.versions[0]!.docs.filter(({sidebar, id}) => sidebar === 'mainSidebar' && !id.startsWith('/'));
  const expected = routes.filter(({kind}) => kind === 'doc').map(({path}) => path);
  // The framework's paths here don't have the trailing slash yet.
  expect(documents.map(({path}) => `${path.replace(/\/$/, '')}/`).sort()).toEqual(expected.sort());
  for (const {id, path} of documents) {
    expect(`/docs/${id.replace(/\/index$/, '')}`).toBe(path.replace(/\/$/, ''));
  }
});
