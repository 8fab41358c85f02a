import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const rooms = /^(?:art|platform|scene|search|site|tools)\//;

/** Relative links, and paths in backticks that begin with a room of the repository; of a pattern, its folder. */
function namedFiles(file: string): string[] {
  const prose = readFileSync(path.join(root, file), 'utf8').replace(/```[^]*?```/g, '');
  const names = [...prose.matchAll(/`([\w.*-]+\/[\w./*-]*)`/g)].map(([, name]) => name!);
  const links = [...prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => path.join(file, '..', link!));
  return [...names.filter((name) => rooms.test(name)).map((name) => name.replace(/[^/]*\*.*/, '')), ...links];
}

test('READMEs name files that exist', () => {
  const guides = execFileSync('git', ['ls-files', '*.md'], {cwd: root, encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter(
      (file) => /(?:README|CONTRIBUTING|HANDOVER|HOSTING|STYLEGUIDE)\.md$/.test(file) && !file.includes('starters/'),
    );
  const named = guides.flatMap((guide) => namedFiles(guide).map((file) => ({guide, file})));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({file}) => !existsSync(path.join(root, file)))).toEqual([]);
});
