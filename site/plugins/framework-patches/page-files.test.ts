import {expect, test} from 'vitest';
import {routeModules, withPageFiles, type ClientManifest} from './page-files';

const registry = `export default {
  "c1": [() => import(/* webpackChunkName: "c1" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],
  "c2": [() => import(/* webpackChunkName: "c2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;
const manifest: ClientManifest = {
  entrypoints: ['main'],
  origins: {main: ['1']},
  assets: {'1': {css: [{file: 'styles.css'}], js: [{file: 'main.js'}]}},
};
const files: Readonly<Record<string, readonly string[]>> = {
  c1: ['styles.css', 'home.css', 'main.js', 'home.js'],
  // All of it is in a file shared with other chunks.
  c2: ['docs-layout.js'],
};
const filesOf = (chunk: string) => files[chunk] ?? [];

test('a page links exactly its own scripts and stylesheets', () => {
  const {origins, assets} = withPageFiles(manifest, registry, filesOf);
  const linked = (module: string) => (origins[module] ?? []).map((key) => assets[key]);
  expect(linked('@site/src/pages/index.tsx')).toEqual([{css: [{file: 'home.css'}], js: [{file: 'home.js'}]}]);
  expect(linked('@theme/DocItem')).toEqual([{css: [], js: [{file: 'docs-layout.js'}]}]);
  expect(linked('main')).toEqual([manifest.assets['1']]);
});

test('an unknown registry format fails the build', () => {
  expect(routeModules(registry)).toHaveLength(2);
  expect(() => withPageFiles(manifest, 'export default {};', filesOf)).toThrow(
    /page-files no longer fits Docusaurus: registry.js names no module/,
  );
});
