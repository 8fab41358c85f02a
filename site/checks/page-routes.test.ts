import {describe, expect, test} from 'vitest';
import {routesOf, type Route} from '../data/routes';
import {documentFindings, sectionFindings} from './page-checks';
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
  test.each([
    [
      'a document needs a sidebar entry',
      [...all, 'docs/ios/index.mdx'],
      'docs/ios/index.mdx',
      "Add `'ios/index',` to site/sidebars.ts.",
    ],
    [
      'documents are MDX',
      ['docs/start.md', ...all.slice(1)],
      'docs/start.md',
      'Rename it to docs/start.mdx: every page is MDX.',
    ],
  ])('%s', (_, files, where, message) => {
    expect(documentFindings(pages(...files), routes)).toEqual([{where, message}]);
  });
});

describe('the routes of a sidebar', () => {
  const description = 'A section that is described with sixty characters or a few more.';
  const written = {link: {type: 'doc', id: 'web/sdk/index'}, items: ['web/sdk/events']};
  const group = {
    type: 'category',
    link: {type: 'generated-index', slug: '/web', description},
    items: ['web/html', written],
  };

  test('are its documents and the groups with a page, in order', () => {
    expect(routesOf(['start', group])).toEqual([
      {path: '/docs/start/', kind: 'doc'},
      {path: '/docs/web/', kind: 'section', description},
      {path: '/docs/web/html/', kind: 'doc'},
      {path: '/docs/web/sdk/', kind: 'doc'},
      {path: '/docs/web/sdk/events/', kind: 'doc'},
    ]);
  });

  test.each(['Too short.', 'A'.repeat(161)])('describe a section in 60 to 160 characters: %s', (text) => {
    expect(sectionFindings([{path: '/docs/web/', kind: 'section', description}])).toEqual([]);
    expect(sectionFindings([{path: '/docs/web/', kind: 'section', description: text}])[0]?.message).toContain(
      `The section /docs/web/: Write a \`description\` of 60 to 160 characters. It has ${text.length}.`,
    );
  });
});
