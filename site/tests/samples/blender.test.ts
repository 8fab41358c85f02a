import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {executed} from './executed';

const root = path.join(import.meta.dirname, '../..');
const commands = ['docs', 'samples/blender'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx|py)$/.test(file))
    .flatMap((file) => readFileSync(path.join(root, folder, file), 'utf8').match(/^blender [^\n]*/gm) ?? []),
);

test('each Blender command fails if its script fails', () => {
  // One on a page and one at the top of each script.
  expect(commands).toHaveLength(2 * executed.blender.length);
  for (const command of commands) expect(command).toContain('--python-exit-code 1 ');
});
