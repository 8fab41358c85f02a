import {meters} from './read-obj';

/** Offsets of some base points: a shape of a body or a movement of a face. */
export interface Target {
  readonly indices: Uint16Array;
  /** x, y, z per index, in meters. */
  readonly offsets: Float32Array;
}

/** Reads a `.target` file of the source kit. */
export function readTarget(text: string): Target {
  const rows = text
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number));
  return {
    indices: Uint16Array.from(rows, ([index]) => index!),
    offsets: Float32Array.from(rows.flatMap(([, x, y, z]) => [x! * meters, y! * meters, z! * meters])),
  };
}
