import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {smallDisk} from '@avaturn-docs/command-line/test/small-disk';
import {afterAll, afterEach, beforeEach, expect, test} from 'vitest';
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

// Only root may mount a disk. It has room for one of the images.
const disk = smallDisk('64k');
afterAll(() => disk?.remove());

test.runIf(disk)('on a full disk, old files stay intact, and nothing else is left', async () => {
  const old = path.join(disk!.folder, 'side-2.jpg');
  writeFileSync(old, 'mine');
  for (const target of [disk!.folder, path.join(disk!.folder, 'new/photos')]) {
    await expect(run(['photos', target, '--force'])).rejects.toThrow(
      `The images can't be written to ${target}. The disk is full. Free some space, then try again.`,
    );
    expect(readdirSync(disk!.folder)).toEqual(['side-2.jpg']);
    expect(readFileSync(old, 'utf8')).toBe('mine');
  }
  expect(lines).toEqual([]);
});

test.runIf(disk)('a read-only disk is reported', async () => {
  disk!.makeReadOnly();
  for (const target of [disk!.folder, path.join(disk!.folder, 'new')]) {
    await expect(run(['photos', target, '--force'])).rejects.toThrow('The disk is read-only. Choose another path.');
    expect(existsSync(path.join(disk!.folder, 'front.jpg'))).toBe(false);
  }
});
