import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {readPages} from '../checks/pages';
import {pageComponents} from '../config/page-components';

const page = readFileSync('gallery/index.mdx', 'utf8');
const namesIn = (text: string): string[] =>
  [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name).filter((name) => name in pageComponents);

test('the gallery shows every component that pages use', () => {
  const used = new Set(readPages('.').flatMap(({source}) => namesIn(source)));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !namesIn(page).includes(name))).toEqual([]);
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
