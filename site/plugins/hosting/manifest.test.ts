import {expect, test} from 'vitest';
import {makeManifest} from './manifest';

test.each(['/old;', '/o{ld', '/old path', '/old*', '/:old', '/$uri', 'old'])(
  'a path that a host would read as syntax is rejected: %s',
  (path) => {
    expect(() => makeManifest([], new Map([[path, '/new/']]), [])).toThrow(/config\/redirects\.ts/);
  },
);

test.each(['"quoted"', '$variable', ':splat', 'two\nlines', 'ü'])(
  'a header that a host would read as syntax is rejected: %s',
  (value) => {
    const odd = [{path: '/*', set: {'X-Odd': value}}];
    expect(() => makeManifest([], new Map(), odd)).toThrow(/config\/headers\.ts: the value of X-Odd/);
  },
);
