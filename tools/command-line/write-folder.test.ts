import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, watch} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';

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
