import {readFileSync} from 'node:fs';

/** A file of proc(5); empty for a process that has ended, and where there is no such thing. */
function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process and those that it started, by their ids; Linux only. */
function family(pid: number): number[] {
  const children = readProcess(`${pid}/task/${pid}/children`).trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(family) : [])];
}

/**
 * Bytes of memory that a process and those it started hold, with a share of what they have in common with others (`Pss`);
 * 0 on systems other than Linux.
 */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readProcess(`${id}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}
