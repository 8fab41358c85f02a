import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

const run = promisify(execFile);

/**
 * Whether `folder` is a git checkout with at least one commit, so that page dates are available. A downloaded archive isn't
 * one, and neither is any folder on a machine without git.
 */
export function hasHistory(folder: string): boolean {
  return spawnSync('git', ['-C', folder, 'log', '-1', '--format=%h'], {stdio: 'ignore'}).status === 0;
}

/** Day of the last commit, `2026-11-22`; null without a history. */
export function lastChange(folder: string): string | null {
  const {status, stdout} = spawnSync('git', ['-C', folder, 'log', '-1', '--format=%cs'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : null;
}

interface FileHistory {
  readonly lastUpdate: VcsChangeInfo;
  creation: VcsChangeInfo;
}

/** History of every file by its path from the repository's folder. */
async function readHistory(repository: string): Promise<Map<string, FileHistory>> {
  const args = ['-c', 'core.quotePath=false', 'log', '--format=%x00%ct,%an', '--name-status', '-M100%'];
  const {stdout} = await run('git', args, {cwd: repository, maxBuffer: 100_000_000});
  const histories = new Map<string, FileHistory>();
  const today = new Map<string, string>();
  for (const commit of stdout.split('\0').slice(1)) {
    const [head = '', ...changes] = commit.trim().split('\n');
    const comma = head.indexOf(',');
    const info = {timestamp: Number(head.slice(0, comma)) * 1000, author: head.slice(comma + 1)};
    for (const change of changes.filter(Boolean)) {
      const [status, file = '', moved] = change.split('\t');
      const name = today.get(moved ?? file) ?? moved ?? file;
      if (status === 'R100') today.set(file, name);
      else if (histories.has(name)) histories.get(name)!.creation = info;
      else histories.set(name, {lastUpdate: info, creation: info});
    }
  }
  return histories;
}

/**
 * When files were created and last changed. Moving a file without a change isn't an update: the framework's own history
 * would show the day of the move.
 */
export function pageHistory(): VcsConfig {
  let repository = '';
  let histories: Promise<Map<string, FileHistory>> | undefined;
  const historyOf = async (file: string) =>
    (await histories)?.get(path.relative(repository, file).split(path.sep).join('/'));
  return {
    initialize({siteDir}) {
      if (histories || !hasHistory(siteDir)) return;
      repository = spawnSync('git', ['rev-parse', '--show-toplevel'], {cwd: siteDir, encoding: 'utf8'}).stdout.trim();
      histories = readHistory(repository);
    },
    getFileCreationInfo: async (file) => (await historyOf(file))?.creation ?? null,
    getFileLastUpdateInfo: async (file) => (await historyOf(file))?.lastUpdate ?? null,
  };
}
