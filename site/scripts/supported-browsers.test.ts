import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {browserslist} from '../package.json';

test('README.md states the browsers for which the site is built', () => {
  const versions = browserslist.production.map((entry) => entry.split(' >= '));
  const {chrome, edge, firefox, safari, ios_saf: ios} = Object.fromEntries(versions) as Record<string, string>;
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readFileSync('../README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari},`,
  );
});
