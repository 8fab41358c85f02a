import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashInputs, inputs} from './input-hash';

const files = [
  'docs/a.mdx',
  'data/routes.ts',
  '../platform/openapi/api.yaml',
  'samples/web/main.ts',
  '../tools/simulator/catalog.ts',
  'static/models/t2-female.glb',
  'src/components/Steps.tsx',
  '../search/engine/engine.ts',
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

test('is twelve digits that fit in a URL', () => {
  expect(hashInputs(siteDir)).toMatch(/^[0-9a-f]{12}$/);
});

test.each([...files, 'docs/new.mdx'])('changes with %s', (name) => {
  const before = hashInputs(siteDir);
  write(name, 'changed');
  expect(hashInputs(siteDir)).not.toBe(before);
});

test('changes when a file is renamed', () => {
  const before = hashInputs(siteDir);
  renameSync(path.join(siteDir, 'docs/a.mdx'), path.join(siteDir, 'docs/b.mdx'));
  expect(hashInputs(siteDir)).not.toBe(before);
});

test("ignores modification times and files that aren't inputs", () => {
  const before = hashInputs(siteDir);
  utimesSync(path.join(siteDir, 'docs/a.mdx'), 0, 0);
  write('README.md', 'Readme');
  expect(hashInputs(siteDir)).toBe(before);
});

test('covers every folder that an input imports from', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const imported = new Set<string>();
  for (const folder of ['config', 'data', 'plugins', 'src']) {
    for (const entry of readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})) {
      if (!/(?<!\.test)\.tsx?$/.test(entry.name) || /[\\/]test$/.test(entry.parentPath)) continue;
      const source = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, specifier = ''] of source.matchAll(/from '((?:\.\.?|@site|@avaturn-docs)\/[^']+)'/g)) {
        const target = specifier.startsWith('.')
          ? path.relative(root, path.resolve(entry.parentPath, specifier))
          : specifier
              .replace('@site/', '')
              .replace(/^@avaturn-docs\/(platform|search|scene)\b.*/, '../$1')
              .replace(/^@avaturn-docs\/.*/, '../tools');
        imported.add(target.startsWith('..') ? target : (target.split(path.sep)[0] ?? ''));
      }
    }
  }
  expect(imported).toContain('../tools');
  // The lock file covers the packages.
  expect(
    [...imported].filter(
      (folder) => folder !== 'node_modules' && !inputs.some((name) => name.replace(/\.ts$/, '') === folder),
    ),
  ).toEqual([]);
});
