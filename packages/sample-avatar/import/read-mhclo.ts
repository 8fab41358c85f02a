import {meters} from './read-obj';

/** An axis of a binding grows with the distance of two base points: divide it by `distance`. */
export interface BindingScale {
  readonly from: number;
  readonly to: number;
  /** Distance of the two points on the body that the mesh was made for, in meters. */
  readonly distance: number;
}

/** How a mesh follows the base mesh: each vertex by a blend of three base points and an offset. */
export interface Binding {
  /** Three base points per vertex. */
  readonly anchors: Uint16Array;
  /** Their three weights. */
  readonly weights: Float32Array;
  /** x, y, z per vertex in meters, multiplied by the scale of the axis. */
  readonly offsets: Float32Array;
  /** For x, y and z. */
  readonly scale: readonly [BindingScale, BindingScale, BindingScale];
  /** Base points that the mesh covers. */
  readonly hides: number[];
}

/** Reads the numbers behind `delete_verts`: single indices and ranges `a - b`. */
function readRanges(text: string): number[] {
  const indices: number[] = [];
  for (const [, from, to] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    for (let i = Number(from); i <= Number(to ?? from); i++) indices.push(i);
  }
  return indices;
}

/** Reads an `.mhclo` file of the source kit. */
export function readBinding(text: string): Binding {
  const anchors: number[] = [];
  const weights: number[] = [];
  const offsets: number[] = [];
  const scale = new Map<string, BindingScale>();
  const [bound, hidden = ''] = text.split(/^delete_verts$/m) as [string, string?];
  let inVertices = false;
  for (const line of bound.split('\n')) {
    const fields = line.trim().split(/\s+/);
    const axis = /^([xyz])_scale$/.exec(fields[0]!)?.[1];
    if (axis) {
      scale.set(axis, {from: Number(fields[1]), to: Number(fields[2]), distance: Number(fields[3]) * meters});
    } else if (fields[0] === 'verts') inVertices = true;
    else if (inVertices && /^\d+$/.test(fields[0]!)) {
      const numbers = fields.map(Number);
      if (numbers.length === 1) {
        anchors.push(numbers[0]!, numbers[0]!, numbers[0]!);
        weights.push(1, 0, 0);
        offsets.push(0, 0, 0);
      } else {
        anchors.push(...numbers.slice(0, 3));
        weights.push(...numbers.slice(3, 6));
        offsets.push(...numbers.slice(6, 9).map((offset) => offset * meters));
      }
    }
  }
  const axes = ['x', 'y', 'z'].map((axis) => scale.get(axis));
  if (axes.some((axis) => !axis)) throw new Error('The binding has no scale for one of its axes.');
  return {
    anchors: Uint16Array.from(anchors),
    weights: Float32Array.from(weights),
    offsets: Float32Array.from(offsets),
    scale: axes as unknown as Binding['scale'],
    hides: readRanges(hidden),
  };
}
