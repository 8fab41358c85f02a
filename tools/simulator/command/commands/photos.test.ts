import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {commandRunner} from '../test/run-command';

const {lines, run} = commandRunner();
const names = ['front.jpg', 'side-1.jpg', 'side-2.jpg'];

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'photos-'))));
afterEach(() => rmSync(folder, {recursive: true}));

test('writes three JPEGs, and overwrites files only with --force', async () => {
  const target = path.join(folder, 'new/photos');
  await run(['photos', target]);
  expect(lines.map((line) => path.basename(line))).toEqual(names);
  for (const file of lines) expect([...readFileSync(file).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  const front = path.join(target, 'front.jpg');
  writeFileSync(front, 'mine');
  await expect(run(['photos', target])).rejects.toThrow(
    'front.jpg exists already. Use it, replace it with --force, or choose another folder.',
  );
  expect(readFileSync(front, 'utf8')).toBe('mine');
  await run(['photos', target, '--force']);
  expect([...readFileSync(front).subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(readdirSync(target)).toEqual(names);
});

test('writes nothing if one of the files exists', async () => {
  writeFileSync(path.join(folder, 'side-2.jpg'), 'mine');
  await expect(run(['photos', folder])).rejects.toThrow('side-2.jpg exists already');
  expect(readdirSync(folder)).toEqual(['side-2.jpg']);
});

test.each([
  ['file', 'file is a file. Choose a folder: simulator photos photos'],
  ['file/photos', 'The path leads through a file. Check the path.'],
  ['.', 'front.jpg is a folder. Choose another folder for the images.'],
])('a path that is wrong, %s, is reported, and nothing is written', async (name, message) => {
  writeFileSync(path.join(folder, 'file'), 'mine');
  mkdirSync(path.join(folder, 'front.jpg'));
  await expect(run(['photos', path.join(folder, name), '--force'])).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual(['file', 'front.jpg']);
  expect(readFileSync(path.join(folder, 'file'), 'utf8')).toBe('mine');
});
