import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {zipOf} from './archive';
import {sampleProjects} from './projects';

const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('a standard unzip program reads an archive', () => {
  const files = {'app/a.js': 'let a = "é";\n', 'app/src/b.txt': '', 'app/ü.md': 'x'.repeat(70_000)};
  const archive = path.join(folder, 'a.zip');
  writeFileSync(archive, zipOf(files));
  const script = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))`;
  expect(JSON.parse(execFileSync('python3', ['-c', script, archive], {encoding: 'utf8'}))).toEqual(files);
});

test('archives are reproducible', () => {
  expect(zipOf({a: 'b'})).toEqual(zipOf({a: 'b'}));
  // The modification time must not be in the archive.
  expect(new DataView(zipOf({a: 'b'}).buffer).getUint16(12, true)).toBe(0x21);
});

test('a project contains its own files, and those shared by its platform', () => {
  const projects = sampleProjects(['rest/node/a.mjs', 'rest/shared/index.html', 'web/dialog/src/b.js']);
  expect(projects.get('rest/node')).toEqual({
    'node/a.mjs': 'rest/node/a.mjs',
    'node/index.html': 'rest/shared/index.html',
  });
  expect(projects.get('web/dialog')).toEqual({'dialog/src/b.js': 'web/dialog/src/b.js'});
});
