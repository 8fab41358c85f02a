import {spawnSync} from 'node:child_process';

/**
 * Day of the last commit, `2026-11-22`; null without a history, as in a downloaded archive or on a machine without git.
 */
export function lastChange(folder: string): string | null {
  const {status, stdout} = spawnSync('git', ['-C', folder, 'log', '-1', '--format=%cs'], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : null;
}
