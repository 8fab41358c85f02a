import {readFileSync} from 'node:fs';

/** A file of proc(5); empty if the process has ended, or without procfs. */
function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process and its descendants, by id; Linux only. */
function family(pid: number): number[] {
  const children = readProcess(`${pid}/task/${pid}/children`).trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(family) : [])];
}

/**
 * Memory of a process and its descendants in bytes, with a share of shared memory (`Pss`); 0 on systems other than Linux.
 */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readProcess(`${id}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}
