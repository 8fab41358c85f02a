import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {removeUnused} from './unused-styles';

const from = '/site/node_modules/infima/dist/css/default.css';

async function clean(css: string, patterns: RegExp[] = [], read: string[] = [], overridden: string[] = []) {
  const plugin = removeUnused(patterns, () => ({read: new Set(read), overridden: new Set(overridden)}));
  return (await postcss([plugin]).process(css, {from})).css.replace(/\s+/g, ' ').trim();
}

describe('a rule of the library', () => {
  test('is removed if all of its selectors are unneeded', async () => {
    const css = '.hero { color: red } .hero b, .card { color: red } h1 { color: red }';
    expect(await clean(css, [/^\.hero/])).toBe('.card { color: red } h1 { color: red }');
  });

  test('must match every pattern of unneeded rules, or the build fails', async () => {
    await expect(clean('.alert { color: red }', [/^\.alert--/])).rejects.toThrow(
      'unused-styles no longer fits Docusaurus: Infima has no selector that matches /^\\.alert--/',
    );
  });
});

describe('a custom property', () => {
  test('is removed if nothing reads it, with those that only it read', async () => {
    const css = ':root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px } p { top: var(--c) }';
    expect(await clean(css, [], ['--d'])).toBe(':root { --c: 2px; --d: 3px } p { top: var(--c) }');
  });
});
