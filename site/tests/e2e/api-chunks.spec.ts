import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

const scripts = '../build/assets/js';

test('other pages load no part of the reference', () => {
  const main = readdirSync(scripts).filter((file) => /^(main|runtime~main)\..*\.js$/.test(file));
  expect(main.length).toBe(2);
  const code = main.map((file) => readFileSync(`${scripts}/${file}`, 'utf8')).join('\n');
  // Texts and class names of the reference, its scripts and its form.
  const marks = [
    'The reference did not load',
    'data-fill',
    'api-fill',
    'data-choice',
    'api-nav',
    'data-copy',
    'AVATURN_API_TOKEN',
    '#fill=',
  ];
  const all = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${scripts}/${file}`, 'utf8'))
    .join('\n');
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
  // Each marker must exist in some file; otherwise, its absence proves nothing.
  expect(marks.filter((mark) => !all.includes(mark))).toEqual([]);
});
