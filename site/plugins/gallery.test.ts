import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {pageComponents} from '../config/page-components';

const page = readFileSync('gallery/index.mdx', 'utf8');
const shown = new Set([...page.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));

test('the gallery shows every component that pages can use', () => {
  expect(Object.keys(pageComponents).filter((name) => !shown.has(name))).toEqual([]);
});

test.each([
  ['development', true],
  ['production', false],
])('with the environment "%s" the site has a gallery: %s', async (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const {showsGallery} = await import('./gallery');
  vi.unstubAllEnvs();
  expect(showsGallery).toBe(expected);
});
