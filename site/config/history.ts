import {spawnSync} from 'node:child_process';

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
