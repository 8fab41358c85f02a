import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {smallDisk} from './test/small-disk';
import {writeFolder} from './write-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'write-folder-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('a killed process leaves no part of the project at its place, so that the next attempt works', async () => {
  const target = path.join(folder, 'app');
  const program = `const {writeFolder} = require(${JSON.stringify(`${import.meta.dirname}/write-folder.ts`)});
    const files = Array.from({length: 500}, (_, index) => [index + '/a.bin', new Uint8Array(100_000)]);
    process.stdin.once('data', () => writeFolder(process.argv[1], files, {replace: false}));
    console.log('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program, target]);
  await once(child.stdout, 'data');
  const changes = watch(folder, () => child.kill('SIGKILL'));
  child.stdin.end('write');
  const [, signal] = await once(child, 'close');
  changes.close();
  expect(signal).toBe('SIGKILL');
  expect(existsSync(target)).toBe(false);
});

// Only root may mount a disk, and a test can't fill the real one.
const disk = smallDisk('64k');
afterAll(() => disk?.remove());

test.runIf(disk)('a full or read-only disk is an error that leaves old files intact, and no new ones', () => {
  const inDisk = (name: string) => path.join(disk!.folder, name);
  writeFileSync(inDisk('large'), 'mine');
  mkdirSync(inDisk('empty'));
  const files = [
    ['a', new Uint8Array(9)],
    ['b/c', new Uint8Array(9)],
    ['large', new Uint8Array(100_000)],
  ] as const;
  const write = (folder: string) => writeFolder(folder, files, {replace: true});
  const folders = [disk!.folder, inDisk('empty'), inDisk('app'), inDisk('new/parent/app')];
  for (const folder of folders) expect(() => write(folder)).toThrow(expect.objectContaining({code: 'ENOSPC'}));
  disk!.makeReadOnly();
  for (const folder of folders) expect(() => write(folder)).toThrow(expect.objectContaining({code: 'EROFS'}));
  expect(readdirSync(disk!.folder, {recursive: true}).sort()).toEqual(['empty', 'large']);
  expect(readFileSync(inDisk('large'), 'utf8')).toBe('mine');
});
