import {describe, expect, test} from 'vitest';
import {routes} from '../data/routes';
import {hostRedirects, redirects} from './redirects';

const pages = new Set(routes.map(({path}) => path));

/** The specification's table of old paths, row by row, and the docs root with its default document. */
const specified: readonly (readonly [from: string, to: string])[] = [
  ['/docs/integration/sdk/introduction', '/docs/integration/web/sdk/introduction/'],
  ['/docs/integration/sdk/callbacks', '/docs/integration/web/sdk/callbacks/'],
  ['/docs/integration/sdk/custom-ui', '/docs/integration/web/sdk/custom-ui/'],
  ['/docs/integration/sdk/api_reference', '/docs/integration/web/sdk/api_reference/'],
  ['/docs/integration/sdk/change-log', '/docs/integration/web/sdk/change-log/'],
  ['/docs/integration/web', '/docs/integration/web/html/'],
  ['/docs/integration/threejs', '/docs/integration/web/threejs/'],
  ['/docs/integration/android', '/docs/integration/mobile/android/'],
  ['/docs/integration/ios', '/docs/integration/mobile/ios/'],
  ['/docs/integration/API', '/docs/integration/api/introduction/'],
  ['/docs/tutorials/custom_assets', '/docs/ux_customization/assets/intro/'],
  ['/docs/integration/unreal/demo_project', '/docs/integration/unreal/webview-sdk/'],
  ['/docs/integration/unreal/integration_guide', '/docs/integration/unreal/webview-sdk/'],
  ['/docs/integration/unreal/faq', '/docs/integration/unreal/webview-sdk/'],
  ['/docs/integration/api/notes', '/docs/integration/api/basic_flow/'],
  ['/docs/integration/api/working-with-individual-avatars', '/docs/integration/api/basic_flow/'],
  ['/docs', '/docs/what-is-avaturn/'],
];

describe('the table of old paths', () => {
  test.each(specified)('%s goes to %s, with and without its slash', (from, to) => {
    expect(hostRedirects().get(from)).toBe(to);
    expect(hostRedirects().get(`${from}/`)).toBe(to);
  });

  test('contains nothing else', () => {
    expect(redirects.map(({from, to}) => [from, to]).sort()).toEqual([...specified].sort());
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
