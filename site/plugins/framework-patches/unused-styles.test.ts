import postcss from 'postcss';
import {describe, expect, test} from 'vitest';
import {customProperties, emptyStylesheets, namesIn, removeUnusedRules} from './unused-rules';

async function clean(css: string, source: string, overridden: string[] = [], ...unneeded: RegExp[]): Promise<string> {
  const sources = {used: new Set(namesIn(source)), overridden: new Set(overridden), unneeded};
  const plugin = removeUnusedRules(
    (file) => file.endsWith('library.css'),
    () => sources,
  );
  const result = await postcss([plugin]).process(css, {from: '/library.css'});
  return result.css.replace(/\s+/g, ' ').trim();
}

describe('a rule of the library', () => {
  test('is removed if no source names a class of its selector', async () => {
    expect(
      await clean('.hero { color: red } .card .hero { color: red } .card { color: red }', `<b class="card">`),
    ).toBe('.card { color: red }');
  });

  test('keeps the selectors that can match, and its element selectors', async () => {
    expect(await clean('.hero, .card, h1 { color: red }', 'card')).toBe('.card, h1 { color: red }');
  });

  test('is kept if the unknown class is in :not()', async () => {
    expect(await clean('.card:not(.hero) { color: red }', 'card')).toBe('.card:not(.hero) { color: red }');
  });

  test('removes its media query if that becomes empty', async () => {
    expect(await clean('@media print { .hero { color: red } } p { color: red }', '')).toBe('p { color: red }');
  });

  test('is removed if it is named, but listed as unneeded', async () => {
    const css = '.alert { color: red } .alert--info { color: blue }';
    expect(await clean(css, 'alert alert--info', [], /^\.alert--/)).toBe('.alert { color: red }');
  });

  test('a pattern of unneeded rules without a match fails the build', async () => {
    await expect(clean('.alert { color: red }', 'alert', [], /^\.alert--/)).rejects.toThrow(
      'unused-styles no longer fits Docusaurus: Infima has no selector that matches /^\\.alert--/',
    );
  });

  test('keeps keyframes', async () => {
    const css = '@keyframes turn { from { top: 0 } 50.5% { top: 1px } }';
    expect(await clean(css, '')).toBe(css);
  });
});

describe('a custom property', () => {
  test('is removed if nothing reads it, with those that only it read', async () => {
    const css = ':root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px } p { top: var(--c) }';
    expect(await clean(css, 'x = "--d"')).toBe(':root { --c: 2px; --d: 3px } p { top: var(--c) }');
  });

  test('is removed from the modes if the site sets it in every mode', async () => {
    const css = `:root { --a: 1px; --b: 1px } html[data-theme='dark'] { --a: 2px } .card { --a: 3px; top: var(--a); left: var(--b) }`;
    expect(await clean(css, 'card', ['--a'])).toBe(
      ':root { --b: 1px } .card { --a: 3px; top: var(--a); left: var(--b) }',
    );
  });

  test('counts as set in every mode only in a rule for all of them', () => {
    const tokens = `:root { --light: 1 } html[data-theme='dark'] { --dark: 1 } html:root, html[data-theme='dark'] { --both: 1 }`;
    expect([...customProperties(tokens)]).toEqual(['--both']);
  });
});

test('other stylesheets are unchanged', async () => {
  const css = '.hero { color: red }';
  const plugin = removeUnusedRules(
    () => false,
    () => ({used: new Set(), overridden: new Set(), unneeded: []}),
  );
  expect((await postcss([plugin]).process(css, {from: '/own.css'})).css).toBe(css);
});

test('only stylesheets of parts that are never shown are emptied', async () => {
  const plugin = emptyStylesheets((file) => file.endsWith('tag.css'));
  expect((await postcss([plugin]).process('.tag { color: red }', {from: '/tag.css'})).css).toBe('');
  expect((await postcss([plugin]).process('.tag { color: red }', {from: '/card.css'})).css).toBe('.tag { color: red }');
});
