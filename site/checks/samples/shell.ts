import {spawnSync} from 'node:child_process';

/** Problems of a script: a syntax error (`bash -n`), or a variable that is assigned twice. */
export function faultsOfShell(script: string): string | undefined {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: script, encoding: 'utf8'});
  if (error) {
    throw new Error('The shell samples cannot be read without bash: install it.', {cause: error});
  }
  const twice = /^(\w+)=.*$(?=[^]*^\1=)/m.exec(script)?.[1];
  if (twice !== undefined) return `Assign ${twice} once.`;
  return status === 0 ? undefined : `Fix the command: ${stderr.trim()}`;
}
