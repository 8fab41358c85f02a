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

test('a folder without a page of its own offers the pages in it', () => {
  expect(paths('/docs/')).toEqual(['/docs/', '/docs/importing/', '/docs/importing/blender/', '/docs/overview/']);
});

test('a wrong name offers the pages beside it', () => {
  expect(paths('/docs/importing/blendr/')).toEqual([
    '/docs/importing/',
    '/docs/importing/',
    '/docs/importing/blender/',
  ]);
});

test('a path that shares nothing with any page offers all of them, but not the home page', () => {
  expect(paths('/wp-admin')).toEqual(['/', '/api/', '/docs/importing/', '/docs/importing/blender/', '/docs/overview/']);
});

test('a name is compared whole: /doc/ is not above /docs/', () => {
  expect(paths('/doc/')[0]).toBe('/');
});

const closest = (pathname: string) => closestPages(pathname, pages).map(({path}) => path);

test.each([
  ['a typing error', '/docs/importing/blendr/', ['/docs/importing/blender/']],
  ['another case', '/API/', ['/api/']],
  ['another folder', '/docs/blender', ['/docs/importing/blender/']],
  ['nothing similar', '/wp-admin', []],
])('the closest pages to an address with %s', (_, pathname, expected) => {
  expect(closest(pathname)).toEqual(expected);
});

test('of pages with one name, the one with the more similar path comes first, and no more than three are offered', () => {
  const named = ['/docs/importing/unity/', '/docs/integration/unity/', '/docs/a/unity/', '/docs/b/unity/'].map(page);
  const found = closestPages('/docs/integration/unty/', named).map(({path}) => path);
  expect(found[0]).toBe('/docs/integration/unity/');
  expect(found).toHaveLength(3);
});
