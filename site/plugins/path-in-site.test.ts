import {expect, test} from 'vitest';
import {pathInSite} from './path-in-site';

test.each([
  ['/docs/src/pages/site/src/pages/index.tsx', 'src/pages/index.tsx'],
  ['/docs/src/pages/site/..notes/a.md', '..notes/a.md'],
  ['/docs/src/pages/other/a.md', '/docs/src/pages/other/a.md'],
  ['/elsewhere/node_modules/react/index.js', '/elsewhere/node_modules/react/index.js'],
])('%s is %s', (file, expected) => {
  expect(pathInSite('/docs/src/pages/site', file)).toBe(expected);
});
