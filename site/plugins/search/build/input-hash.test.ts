import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashInputs} from './input-hash';

const files = [
  'docs/a.mdx',
  'data/routes.ts',
  '../platform/openapi/api.yaml',
  'samples/web/main.ts',
  '../tools/simulator/catalog.ts',
  'static/models/t2-female.glb',
  'src/components/Steps.tsx',
  '../search/engine/engine.ts',
  '../scene/stage.ts',
  '../package-lock.json',
];
let siteDir = '';
const write = (name: string, content: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
  writeFileSync(path.join(siteDir, name), content);
};
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'search-hash-'));
  files.forEach((name) => write(name, name));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

test.each([...files, 'docs/new.mdx'])('changes with %s', (name) => {
  const before = hashInputs(siteDir);
  write(name, 'changed');
  expect(hashInputs(siteDir)).not.toBe(before);
});

test("doesn't change with what packing the tools writes", () => {
  const before = hashInputs(siteDir);
  for (const name of ['dist/main.mjs', 'licenses.txt', 'content.json']) write(`../tools/docs-mcp/${name}`, name);
  expect(hashInputs(siteDir)).toBe(before);
});

test('ignores modification times and generated files', () => {
  const before = hashInputs(siteDir);
  utimesSync(path.join(siteDir, 'docs/a.mdx'), 0, 0);
  write('node_modules/a/index.js', '1;');
  write('.docusaurus/routes.js', '1;');
  expect(hashInputs(siteDir)).toBe(before);
});
