import {spawnSync} from 'node:child_process';

/** What Bash says against a script it only reads (`bash -n`); undefined where it takes it. */
export function faultsOfShell(script: string): string | undefined {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: script, encoding: 'utf8'});
  if (error) {
    throw new Error('The shell samples can not be read without bash: install it.', {cause: error});
  }
  return status === 0 ? undefined : `Mend the command: ${stderr.trim()}`;
}
