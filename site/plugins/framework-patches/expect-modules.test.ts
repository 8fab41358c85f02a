import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, test} from 'vitest';
import {expectModules} from './expect-modules';

const folder = mkdtempSync(path.join(tmpdir(), 'expect-modules-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Errors of bundling `a.js`, which imports `b.js`, when a patch expects a module with this name. */
function errorsWhenExpecting(name: string): Promise<string[]> {
  writeFileSync(path.join(folder, 'a.js'), `import {b} from './b.js'; console.log(b);`);
  writeFileSync(path.join(folder, 'b.js'), 'export const b = 1;');
  const compiler = rspack({
    context: folder,
    entry: './a.js',
    mode: 'production',
    output: {path: path.join(folder, 'out')},
    plugins: [expectModules('some-patch', [{what: name, matches: (file) => file === path.join(folder, name)}])],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = (stats?.toJson('errors-only').errors ?? []).map(({message}) => message);
      compiler.close(() => (error ? reject(error) : resolve(errors)));
    });
  });
}

test('a bundle with the module that a patch changes succeeds', async () => {
  expect(await errorsWhenExpecting('b.js')).toEqual([]);
});

test('a bundle without it fails, and the error names the patch and what is missing', async () => {
  expect(await errorsWhenExpecting('c.js')).toEqual([
    expect.stringContaining('plugins/framework-patches/some-patch no longer fits Docusaurus: the bundle has no c.js'),
  ]);
});
