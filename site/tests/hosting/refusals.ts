import {type Expectation, notFound} from './expectation';
import {fixtureFiles} from './fixture-build';

export const missing: readonly Expectation[] = [
  ['an unknown page', '/nothing-here/'],
  ['a folder that is not a page', '/docs/integration/'],
  ['a folder of files', '/assets/'],
  ['a page in upper case', '/docs/importing/Blender/'],
  ['a section in upper case', '/Docs/importing/'],
  ['an old path in another case', '/docs/integration/SDK/introduction/'],
  ['a file with a slash behind it', '/robots.txt/'],
  ['a page with a slash too many', '/docs/importing/blender//'],
  ['slashes too many at the start', '//docs/importing/blender/'],
  ['the not-found page itself', '/404.html'],
  ['the not-found page without its extension', '/404'],
  ['a dot file', '/.hidden'],
  ['a file in a dot folder', '/docs/.hidden/'],
  ['the redirect rules', '/_redirects'],
  ['the header rules', '/_headers'],
  ['a compressed copy of a page', '/docs/importing/blender/index.html.br'],
  ['a path above the site with back slashes', '/..%5c..%5cpackage.json'],
  ['a path that leaves a folder and comes back', '/docs/../api/'],
  ['a path that leaves a folder, escaped', '/docs/%2e%2e/api/'],
  ['a path with a dot segment', '/docs/./importing/'],
  ['a twice escaped path', '/%252e%252e/package.json'],
  ['a page with an escaped slash', '/docs%2Fimporting/'],
  ['a page with an escaped back slash', '/docs%5Cimporting/'],
  ['an escape that is not UTF-8', '/%ff%fe/'],
  ['a long path', `/${'a'.repeat(4000)}/`],
  ['a long path of folders', '/a'.repeat(2000)],
].map(([name, path]) => ({
  name: `${name} is not found`,
  path: path ?? '',
  ...notFound,
}));

/** 404 or 400: a host that resolves dots before the lookup can only respond with the latter. */
export const above: readonly Expectation[] = [
  ['', '/../package.json'],
  [', escaped', '/%2e%2e/package.json'],
  [', half escaped', '/.%2e/package.json'],
  [', slash escaped', '/..%2fpackage.json'],
  [', after a folder', '/docs/../../package.json'],
].map(([how, path]) => ({
  name: `a path above the site${how} is refused`,
  path: path ?? '',
  status: [400, 404],
}));

export const refused: readonly Expectation[] = [
  {name: 'malformed percent-encoding is a bad request', path: '/%zz', status: 400},
  {name: 'a lone percent sign is a bad request', path: '/docs/%', status: 400},
  {name: 'NUL is a bad request', path: '/index%00.html', status: 400},
  {name: 'a very long path is refused', path: `/${'a'.repeat(10_000)}`, status: 414},
  {name: 'a huge path is refused', path: `/${'a'.repeat(100_000)}`, status: [414, 431]},
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({
    name: 'is not allowed',
    method,
    path: '/docs/importing/',
    status: 405,
    has: {allow: 'GET, HEAD'},
  })),
  {
    name: 'is not allowed on an old path',
    method: 'POST',
    path: '/docs',
    status: 405,
    has: {allow: 'GET, HEAD'},
  },
  {name: 'two hosts are a bad request', path: '/', headers: ['Host', 'a.test', 'Host', 'b.test'], status: 400},
  {name: 'a host with a slash is a bad request', path: '/', headers: {Host: 'docs.example.test/a'}, status: 400},
  {name: 'a host with a space is a bad request', path: '/', headers: {Host: 'docs example'}, status: 400},
  {name: 'an empty host is a bad request', path: '/', headers: ['Host', ''], status: 400},
  ...[fixtureFiles.model, fixtureFiles.api, fixtureFiles.twin].map((path) => ({
    name: 'may be fetched by other sites, which a browser asks first',
    method: 'OPTIONS',
    path,
    headers: {Origin: 'https://other.test', 'Access-Control-Request-Method': 'GET'},
    status: 204,
    has: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    },
    body: 'empty' as const,
  })),
  {
    name: 'is allowed: an escape that need not be one',
    path: '/%64ocs/importing/',
    status: 200,
    body: 'page',
  },
];
