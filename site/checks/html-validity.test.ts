import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {validateHtml} from './html-validity';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'html-validity-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Problems of a page with this content, as `path: message`. */
async function findingsOf(main: string): Promise<string[]> {
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(
    path.join(folder, 'docs/index.html'),
    `<!doctype html><html lang=en><head><meta charset=utf-8><title>Page</title></head><body><main>${main}</main></body>`,
  );
  return (await validateHtml(folder)).findings.map(({where, message}) => `${where}: ${message}`);
}

test.each([
  [
    'an element where the standard forbids it',
    '<span><details><summary>A</summary></details></span>',
    /<details> .*<span>/,
  ],
  ['a slash without effect', '<p>A<br />B</p>', /void element .*: <br \/>/],
  ['an id used twice', '<p id=a>A</p><p id=a>B</p>', /Duplicate ID "a"/],
  ['an error inside noscript', '<noscript><ul><p>A</p></ul></noscript>', /<p> .*<ul>/],
])('reports %s, with the page', async (_what, main, message) => {
  const findings = await findingsOf(main);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(message);
  expect(findings[0]).toMatch(/^\/docs\/index\.html: /);
});
