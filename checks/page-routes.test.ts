import {describe, expect, test} from 'vitest';
import type {Route} from '../data/routes';
import {documentFindings} from './page-routes';
import {linkFindings} from './page-routes/links';
import {sidebarFindings} from './page-routes/sidebar';
import {parsePage} from './pages';

const routes: readonly Route[] = [
  {path: '/api/', kind: 'page'},
  {path: '/docs/start/', kind: 'doc'},
  {path: '/docs/web/', kind: 'section'},
  {path: '/docs/web/html/', kind: 'doc'},
  {path: '/docs/unity/', kind: 'doc'},
];

const pages = (...files: string[]) => files.map((file) => parsePage(file, 'Text.'));
const all = ['docs/start.mdx', 'docs/web/html.mdx', 'docs/unity/index.mdx'];

describe('documents and routes', () => {
  test('agree', () => {
    expect(documentFindings(pages(...all), routes)).toEqual([]);
  });

  test('a route needs its document', () => {
    expect(documentFindings(pages(...all.slice(1)), routes)).toEqual([
      {where: 'data/routes.ts', message: "Write docs/start.mdx, or remove `doc('start'),`."},
    ]);
  });

  test('a document needs its route', () => {
    expect(documentFindings(pages(...all, 'docs/ios/index.mdx'), routes)).toEqual([
      {where: 'docs/ios/index.mdx', message: "Add `doc('ios'),` to data/routes.ts and `'ios/index',` to sidebars.ts."},
    ]);
  });

  test('a section has no document', () => {
    expect(documentFindings(pages(...all, 'docs/web/index.mdx'), routes).map(({where}) => where)).toEqual([
      'docs/web/index.mdx',
    ]);
  });

  test('a route has one document', () => {
    expect(documentFindings(pages(...all, 'docs/unity.mdx'), routes)).toEqual([
      {where: 'docs/unity.mdx', message: 'Remove this file or docs/unity/index.mdx: both are /docs/unity/.'},
    ]);
  });

  test('documents are MDX', () => {
    expect(documentFindings(pages('docs/start.md', ...all.slice(1)), routes)).toEqual([
      {where: 'docs/start.md', message: 'Rename it to docs/start.mdx: every page is MDX.'},
    ]);
  });
});

describe('sidebar', () => {
  const description = 'A section that is described with sixty characters or a few more.';
  const section = (changes = {}) => ({
    type: 'category' as const,
    label: 'Web',
    link: {type: 'generated-index' as const, slug: '/web', description, ...changes},
    items: ['web/html'],
  });
  const messages = (...items: (string | object)[]) =>
    sidebarFindings({main: items as string[]}, routes).map(({message}) => message);

  test('agrees with the routes', () => {
    expect(messages('start', section(), {type: 'doc', id: 'unity/index'})).toEqual([]);
  });

  test('lists every document', () => {
    expect(messages('start', section())).toEqual(['Add the document of /docs/unity/: no sidebar lists it.']);
  });

  test('finds the document of a group', () => {
    expect(
      messages('start', section(), {
        type: 'category',
        label: 'Unity',
        link: {type: 'doc', id: 'unity/index'},
        items: [],
      }),
    ).toEqual([]);
  });

  test('lists no document without a route', () => {
    expect(messages('start', section(), 'unity/index', 'ios')).toEqual([
      'Remove the document of /docs/ios/, or add it to data/routes.ts.',
    ]);
  });

  test('lists a document once', () => {
    expect(messages('start', section(), 'unity/index', 'start')).toEqual([
      'List the document of /docs/start/ once: it stands in the sidebar twice.',
    ]);
  });

  test('has the order of the routes', () => {
    expect(messages('start', 'unity/index', section())).toEqual([
      expect.stringContaining('Move /docs/web/html/ behind /docs/start/'),
    ]);
    expect(messages(section(), 'start', 'unity/index')).toEqual([
      expect.stringContaining('Move /docs/start/ behind the beginning'),
    ]);
  });

  test('gives a section route its page', () => {
    expect(messages('start', 'web/html', 'unity/index')).toEqual([
      "Give a group the page of /docs/web/: `{slug: '/web', description: '…'}`.",
    ]);
  });

  test('has no section page without a route', () => {
    const other = {
      type: 'category',
      label: 'Other',
      link: {type: 'generated-index', slug: '/other', description},
      items: [],
    };
    expect(messages('start', section(), 'unity/index', other)).toEqual([
      expect.stringContaining("Add `section('other'),`"),
    ]);
  });

  test.each(['Too short.', 'A'.repeat(161)])('describes a section in 60 to 160 characters: %s', (text) => {
    expect(messages('start', section({description: text}), 'unity/index')).toEqual([
      expect.stringContaining(`It has ${text.length}.`),
    ]);
  });
});

describe('links', () => {
  const messages = (body: string) =>
    linkFindings(
      [...pages('docs/start.mdx', 'docs/unity/index.mdx'), parsePage('docs/web/html.mdx', body)],
      routes,
      (url) => url === '/img/a.svg',
    ).map(({message}) => message);

  test.each([
    '[a](../start.mdx)',
    '[a](../start.mdx#part)',
    '[a](../unity/index.mdx)',
    '[a](/docs/web/)',
    '[a](/api/#newSession)',
    '[a](/img/a.svg)',
    '[a](#part)',
    '[a](https://example.com/docs/x)',
    '<a href="/docs/start/">a</a>',
  ])('accepts %s', (body) => {
    expect(messages(body)).toEqual([]);
  });

  test.each([
    ['[a](./start.mdx)', 'Link ../start.mdx: there is no docs/web/start.mdx.'],
    ['[a](./nothing.mdx)', 'Link a file in docs/: there is no docs/web/nothing.mdx.'],
    ['[a](../start)', 'Write ../start.mdx instead of ../start.'],
    ['[a](../start/#part)', 'Write ../start.mdx#part instead of ../start/#part.'],
    ['[a](../unity/)', 'Write ../unity/index.mdx instead of ../unity/.'],
    ['[a](/docs/web)', 'Write /docs/web/ instead of /docs/web.'],
    ['[a](/api#newSession)', 'Write /api/#newSession instead of /api.'],
    ['[a](/docs/start.html)', 'Write /docs/start/ instead of /docs/start.html.'],
    ['[a](/docs/unity/index.mdx)', 'Write /docs/unity/ instead of /docs/unity/index.mdx.'],
    ['[a](/docs/old/)', 'Link a path of data/routes.ts: /docs/old/ is none.'],
    ['[a](/img/b.svg)', 'Link a path of data/routes.ts: /img/b.svg is none.'],
    ['[a][b]\n\n[b]: /docs/web', 'Write /docs/web/ instead of /docs/web.'],
    [
      '<a href="../start.mdx">a</a>',
      "Write /docs/start/ instead of ../start.mdx: an element's link needs a path from the root.",
    ],
  ])('mends %s', (body, expected) => {
    expect(messages(body)).toEqual([expected]);
  });

  test('says in which line', () => {
    expect(
      linkFindings([parsePage('docs/web/html.mdx', 'Text.\n\n[a](/docs/web)')], routes, () => false)[0]?.where,
    ).toBe('docs/web/html.mdx:3');
  });
});
