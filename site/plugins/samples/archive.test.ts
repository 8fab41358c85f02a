import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {zipOf} from './archive';
import {sampleProjects} from './projects';

test('an archive contains the files with their names and texts', () => {
  const files = {'app/a.js': 'let a = "é";\n', 'app/src/b.txt': '', 'app/ü.md': 'x'.repeat(70_000)};
  const read = Object.entries(unzipSync(zipOf(files))).map(([name, content]) => [name, strFromU8(content)]);
  expect(Object.fromEntries(read)).toEqual(files);
});

test('a project contains its own files, and those shared by its platform', () => {
  const projects = sampleProjects(['rest/node/a.mjs', 'rest/shared/index.html', 'web/dialog/src/b.js']);
  expect(projects.get('rest/node')).toEqual({
    'node/a.mjs': 'rest/node/a.mjs',
    'node/index.html': 'rest/shared/index.html',
  });
  expect(projects.get('web/dialog')).toEqual({'dialog/src/b.js': 'web/dialog/src/b.js'});
});
