import {expect, test} from 'vitest';
import {closestPages} from './pages-near';

const page = (path: string) => ({path, title: path, description: ''});
const pages = [
  page('/'),
  page('/api/'),
  page('/docs/importing/'),
  page('/docs/importing/blender/'),
  page('/docs/overview/'),
];
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
