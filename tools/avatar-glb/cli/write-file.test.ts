import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {testFolder} from '../test/command';
import {smallDisk} from '@avaturn-docs/command-line/test/small-disk';
import {writeCompleteFile} from '@avaturn-docs/command-line/write-file';

const at = testFolder();
const disk = smallDisk('100k');
afterAll(() => disk?.remove());

const bytes = (length: number, value = 1) => new Uint8Array(length).fill(value);
const replace = (file: string, content: Uint8Array) => writeCompleteFile(file, content, {replace: true});
const create = (file: string, content: Uint8Array) => writeCompleteFile(file, content, {replace: false});

describe('writeCompleteFile', () => {
  it('writes a new file with the usual permissions, and leaves no other', () => {
    mkdirSync(at('new'));
    create(at('new/a.glb'), bytes(3));
    writeFileSync(at('usual'), '');
    expect(readdirSync(at('new'))).toEqual(['a.glb']);
    expect(new Uint8Array(readFileSync(at('new/a.glb')))).toEqual(bytes(3));
    expect(statSync(at('new/a.glb')).mode).toBe(statSync(at('usual')).mode);
  });

  it('keeps the permissions of the file that it replaces', () => {
    writeFileSync(at('private'), 'old');
    chmodSync(at('private'), 0o640);
    replace(at('private'), bytes(3));
    expect(statSync(at('private')).mode & 0o777).toBe(0o640);
    expect(readFileSync(at('private'))).toHaveLength(3);
  });

  it('keeps a symbolic link, and writes the file that it points to', () => {
    mkdirSync(at('links'));
    writeFileSync(at('real'), 'old');
    symlinkSync('../real', at('links/there'));
    symlinkSync('../later', at('links/dangling'));
    replace(at('links/there'), bytes(2));
    create(at('links/dangling'), bytes(3));
    expect(readdirSync(at('links')).map((name) => lstatSync(at(`links/${name}`)).isSymbolicLink())).toEqual([
      true,
      true,
    ]);
    expect([readFileSync(at('real')).length, readFileSync(at('later')).length]).toEqual([2, 3]);
  });

  it.skipIf(process.getuid?.() === 0)('refuses a write-protected file', () => {
    writeFileSync(at('protected'), 'old');
    chmodSync(at('protected'), 0o444);
    expect(() => replace(at('protected'), bytes(3))).toThrow(expect.objectContaining({code: 'EACCES'}));
  });

  it('leaves the old file complete if the process is killed while it writes', async () => {
    mkdirSync(at('killed'));
    const file = at('killed/avatar.glb');
    writeFileSync(file, bytes(64_000_000));
    const program = `const {writeCompleteFile} = require(${JSON.stringify(`${import.meta.dirname}/../../command-line/write-file.ts`)});
      process.stdin.once('data', () => writeCompleteFile(process.argv[1], new Uint8Array(64_000_000), {replace: true}));
      console.log('ready');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', program, file]);
    await once(child.stdout, 'data');
    const changes = watch(at('killed'), () => child.kill('SIGKILL'));
    child.stdin.end('write');
    const [, signal] = await once(child, 'close');
    changes.close();
    expect(signal).toBe('SIGKILL');
    expect(statSync(file).size).toBe(64_000_000);
  });
});

// Only root may mount a disk, and a test can't fill the real one.
describe.runIf(disk)('writeCompleteFile on a small disk', () => {
  const inDisk = (name: string) => `${disk!.folder}/${name}`;

  it('leaves nothing on a full disk, and the old file as it was', () => {
    writeFileSync(inDisk('own.glb'), bytes(40_000));
    for (const file of [inDisk('own.glb'), inDisk('new.glb')]) {
      expect(() => replace(file, bytes(90_000, 2))).toThrow(expect.objectContaining({code: 'ENOSPC'}));
    }
    expect(readdirSync(disk!.folder)).toEqual(['own.glb']);
    expect(new Uint8Array(readFileSync(inDisk('own.glb')))).toEqual(bytes(40_000));
  });
});
