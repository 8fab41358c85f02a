import {describe, expect, test} from 'vitest';
import {routes} from '../data/routes';
import {hostRedirects, redirects} from './redirects';

const pages = new Set(routes.map(({path}) => path));

describe('the table of old paths', () => {
  test('leads to pages, with and without a slash, and hides none', () => {
    for (const {from, to} of redirects) {
      expect([hostRedirects().get(from), hostRedirects().get(`${from}/`)], from).toEqual([to, to]);
      expect([pages.has(to), pages.has(`${from}/`)], from).toEqual([true, false]);
    }
  });

  test('writes no page whose path differs from another only in case', () => {
    const lowerCase = new Set([...pages].map((path) => path.toLowerCase()));
    const written = redirects.filter(({serverOnly}) => !serverOnly);
    expect(written.filter(({from}) => lowerCase.has(`${from}/`.toLowerCase()))).toEqual([]);
  });
});

describe('the rules for hosts', () => {
  const rules = hostRedirects();

  test.each(routes.map(({path}) => path).filter((path) => path !== '/'))('send every spelling of %s to it', (path) => {
    const bare = path.slice(0, -1);
    for (const spelling of [bare, `${bare}.html`, `${bare}.htm`, `${path}index.html`, `${path}index.htm`]) {
      expect(rules.get(spelling), spelling).toBe(path);
    }
  });

  test.each(['/index.html', '/index.htm'])('send %s home', (path) => {
    expect(rules.get(path)).toBe('/');
  });

  test('redirect an old path with a file name to its new page in one hop', () => {
    expect(rules.get('/docs/index.html')).toBe('/docs/what-is-avaturn/');
    expect(rules.get('/docs/integration/threejs.html')).toBe('/docs/integration/web/threejs/');
  });

  test('are case-sensitive', () => {
    expect(rules.get('/docs/integration/API')).toBe('/docs/integration/api/introduction/');
    expect(rules.get('/docs/integration/api')).toBe('/docs/integration/api/');
  });
});
