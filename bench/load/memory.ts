import {readFileSync} from 'node:fs';

/** A process and those that it started, by their ids; Linux only. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(family) : [])];
}

/**
 * Bytes of memory that a process and those it started hold, with a share of what they have in common with others
 * (`Pss` of proc(5)).
 */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) * 1024;
}
