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
