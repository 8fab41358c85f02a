import {expect, test} from 'vitest';
import {headerRules} from '../../config/headers';
import {hostRedirects} from '../../config/redirects';
import {makeManifest} from './manifest';
import {nginxSite} from './nginx';

// tests/hosting/nginx.test.ts runs nginx with the file.

const rules = headerRules({scriptHashes: [], analytics: []});

test('every redirect is an exact location that keeps the query string', () => {
  const lines = nginxSite(makeManifest([], hostRedirects(), rules)).split('\n');
  const blocks = lines.filter((line) => line.includes(' return 301 '));
  expect(blocks).toHaveLength(hostRedirects().size);
  expect(blocks).toContain(
    '  location = /docs/integration/API { return 301 /docs/integration/api/introduction/$is_args$args; }',
  );
});

test('reverses header rules, because nginx uses the first that matches', () => {
  const both = [
    {path: '/*', set: {'X-Rule': 'all'}},
    {path: '/a/*', set: {'X-Rule': 'folder'}},
    {path: '/a/b.md', set: {'X-Rule': 'file'}},
    {path: '/a/b/', set: {'X-Rule': 'page'}},
  ];
  expect(nginxSite(makeManifest([], new Map(), both))).toContain(
    [
      'map "$docs_added$uri" $docs_x_rule {',
      '  volatile;',
      '  "~^416 " "";',
      '  "~^/a/b/(?:index\\.html)?$" "page";',
      '  "~^/a/b\\.md$" "file";',
      '  "~^/a/.*$" "folder";',
      '  default "all";',
      '}',
    ].join('\n'),
  );
});
