import {expect, test} from 'vitest';
import {closestPages, pagesNear} from './pages-near';

const page = (path: string) => ({path, title: path, description: ''});
const pages = [
  page('/'),
  page('/api/'),
  page('/docs/importing/'),
  page('/docs/importing/blender/'),
  page('/docs/overview/'),
];
const paths = (pathname: string) => {
  const near = pagesNear(pathname, pages);
  return [near.below, ...near.pages.map(({path}) => path)];
};

test('a folder without a page suggests the pages in it', () => {
  expect(paths('/docs/')).toEqual(['/docs/', '/docs/importing/', '/docs/importing/blender/', '/docs/overview/']);
});

test('an unknown name suggests its sibling pages', () => {
  expect(paths('/docs/importing/blendr/')).toEqual([
    '/docs/importing/',
    '/docs/importing/',
    '/docs/importing/blender/',
  ]);
});

test('a path without a common folder suggests all pages except the home page', () => {
  expect(paths('/wp-admin')).toEqual(['/', '/api/', '/docs/importing/', '/docs/importing/blender/', '/docs/overview/']);
});

const closest = (pathname: string) => closestPages(pathname, pages).map(({path}) => path);

test.each([
  ['a typing error', '/docs/importing/blendr/', ['/docs/importing/blender/']],
  ['another case', '/API/', ['/api/']],
  ['another folder', '/docs/blender', ['/docs/importing/blender/']],
  ['nothing similar', '/wp-admin', []],
])('the closest pages to a URL with %s', (_, pathname, expected) => {
  expect(closest(pathname)).toEqual(expected);
});

test('prefers the more similar path for pages with the same name, and suggests at most three', () => {
  const named = ['/docs/importing/unity/', '/docs/integration/unity/', '/docs/a/unity/', '/docs/b/unity/'].map(page);
  const found = closestPages('/docs/integration/unty/', named).map(({path}) => path);
  expect(found[0]).toBe('/docs/integration/unity/');
  expect(found).toHaveLength(3);
});
