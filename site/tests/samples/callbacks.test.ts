import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Code that registers callbacks and calls `init`: samples, and the home page. */
const code = ['samples', 'src/pages']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(html|js|kt|mdx|swift|tsx?)$/.test(file))
      .map((file) => ({name: `${folder}/${file}`, text: readFileSync(path.join(root, folder, file), 'utf8')})),
  )
  .filter(({text}) => /\.init\((container|creator|null)/.test(text) && /\.on\('/.test(text));

test('finds the samples that open a creator', () => {
  expect(code.length).toBeGreaterThan(10);
});

test.each(code)('$name registers its callbacks before init, so that no early event is missed', ({text}) => {
  const [sameFunction = ''] = text.slice(text.search(/\.init\((container|creator|null)/)).split('\nexport ');
  expect(sameFunction).not.toMatch(/\.on\('/);
});
