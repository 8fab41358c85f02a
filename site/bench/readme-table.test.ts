import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeTable} from './readme-table';

test('replaces the table between the markers', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-table-'));
  const file = path.join(directory, 'README.md');
  writeFileSync(file, 'Before\n<!-- search:start -->\nold\n<!-- search:end -->\nAfter\n');
  writeTable('search', ['Pages', 'Engine'], [['45', 'ours']], file);
  expect(readFileSync(file, 'utf8')).toBe(
    'Before\n<!-- search:start -->\n\n| Pages | Engine |\n| --- | --- |\n| 45 | ours |\n\n<!-- search:end -->\nAfter\n',
  );
  writeFileSync(file, 'No place');
  expect(() => writeTable('search', [], [], file)).toThrow(/Add these two lines at the position of the table/);
  rmSync(directory, {recursive: true, force: true});
});
