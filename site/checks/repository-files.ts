import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The repository's files by their path from its folder, also those that aren't committed yet, without ignored ones. */
export function repositoryFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  return execFileSync('git', args, {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}
