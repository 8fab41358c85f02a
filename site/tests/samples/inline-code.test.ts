import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const policy = readFileSync(path.join(root, 'docs/integration/web/html.mdx'), 'utf8');
const pages = ['web', 'three', 'rest/shared'].flatMap((folder) =>
  readdirSync(path.join(root, 'samples', folder), {recursive: true, encoding: 'utf8'})
    // The quickstart is one file without a policy; the tutorial later moves its script to another file.
    .filter((file) => file.endsWith('.html') && file !== 'quickstart/avatar.html')
    .map((file) => `${folder}/${file}`),
);

test('the documented policy allows no inline code', () => {
  const [header = ''] = /^Content-Security-Policy-Report-Only:[^`]*/m.exec(policy) ?? [];
  expect(header).toContain("default-src 'self'");
  expect(header).not.toContain('unsafe-inline');
});

test.each(pages)('%s has no inline code except an import map, as the documented policy requires', (page) => {
  const $ = load(readFileSync(path.join(root, 'samples', page), 'utf8'));
  const inline = $('style, script:not([src]):not([type="importmap"]), [style]').toArray();
  expect(inline.map((element) => $.html(element))).toEqual([]);
});
