import {expect, test} from 'vitest';
import {pagesNear} from './pages-near';

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
