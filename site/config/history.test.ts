import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {lastChange} from './history';

test('a folder outside any checkout has no history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  expect(lastChange(folder)).toBeNull();
  rmSync(folder, {recursive: true});
});
