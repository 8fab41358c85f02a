import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hasHistory, pageHistory} from './history';

test('a folder outside any checkout has no history', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  expect(hasHistory(folder)).toBe(false);
  rmSync(folder, {recursive: true});
});

test('a moved page keeps its dates, and a changed one gets a new date', async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'history-')));
  const commit = (day: string) => {
    const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['add', '-A'], {cwd: folder});
    execFileSync('git', [...identity, 'commit', '-q', '-m', day], {cwd: folder, env});
  };
  execFileSync('git', ['init', '-q'], {cwd: folder});
  for (const name of ['moved', 'changed']) writeFileSync(path.join(folder, `${name}.mdx`), `The page ${name}.\n`);
  commit('2026-01-01');
  writeFileSync(path.join(folder, 'moved.mdx'), 'Better.\n');
  commit('2026-02-02');
  mkdirSync(path.join(folder, 'site'));
  for (const name of ['moved', 'changed']) {
    renameSync(path.join(folder, `${name}.mdx`), path.join(folder, `site/${name}.mdx`));
  }
  commit('2026-03-03');
  writeFileSync(path.join(folder, 'site/changed.mdx'), 'Another text.\n');
  commit('2026-04-04');

  const history = pageHistory();
  history.initialize({siteDir: path.join(folder, 'site')});
  const day = (info: {timestamp: number} | null) => info && new Date(info.timestamp).toISOString().slice(0, 10);
  const days = async (file: string) => [
    day(await history.getFileCreationInfo(path.join(folder, file))),
    day(await history.getFileLastUpdateInfo(path.join(folder, file))),
  ];
  expect(await days('site/moved.mdx')).toEqual(['2026-01-01', '2026-02-02']);
  expect(await days('site/changed.mdx')).toEqual(['2026-01-01', '2026-04-04']);
  expect(await days('site/unknown.mdx')).toEqual([null, null]);
  rmSync(folder, {recursive: true});
});
