import type {Binding, BindingScale, Shape} from '../kit';

export interface ObjFace {
  /** Three or four indices into the points. */
  readonly points: number[];
  /** The same number of indices into the UVs. */
  readonly uvs: number[];
  readonly group: string;
}

export interface ObjMesh {
  /** x, y, z of each point, in meters. */
  readonly points: Float32Array;
  /** u, v of each texture coordinate as in the file: v = 0 is the bottom of the texture. */
  readonly uvs: Float32Array;
  readonly faces: ObjFace[];
}

/** Meters per unit of the source kit. */
export const meters = 0.1;

/** Reads a Wavefront OBJ file of the source kit, which is in decimeters. */
export function readObj(text: string): ObjMesh {
  const points: number[] = [];
  const uvs: number[] = [];
  const faces: ObjFace[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    const [keyword, ...fields] = line.trim().split(/\s+/);
    if (keyword === 'v') points.push(...fields.slice(0, 3).map((field) => Number(field) * meters));
    else if (keyword === 'vt') uvs.push(...fields.slice(0, 2).map(Number));
    else if (keyword === 'g') group = fields.join(' ');
    else if (keyword === 'f') {
      const corners = fields.map((field) => field.split('/').map((index) => Number(index) - 1));
      faces.push({points: corners.map(([point]) => point!), uvs: corners.map(([, uv]) => uv ?? -1), group});
    }
  }
  return {points: Float32Array.from(points), uvs: Float32Array.from(uvs), faces};
}

/** Reads a `.target` file of the source kit: a shape of a body or a movement of a face. */
export function readTarget(text: string): Shape {
  const rows = text
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number));
  return {
    indices: Uint16Array.from(rows, ([index]) => index!),
    offsets: Float32Array.from(rows.flatMap(([, ...offset]) => offset.map((value) => value * meters))),
  };
}

/** Reads the numbers after `delete_verts`: single indices and ranges `a - b`. */
function readRanges(text: string): number[] {
  const indices: number[] = [];
  for (const [, from, to] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    for (let i = Number(from); i <= Number(to ?? from); i++) indices.push(i);
  }
  return indices;
}

/** Reads an `.mhclo` file of the source kit: how a mesh follows the base mesh, and the base points that it covers. */
export function readBinding(text: string): {binding: Binding; hides: number[]} {
  const anchors: number[] = [];
  const weights: number[] = [];
  const offsets: number[] = [];
  const [bound, hidden = ''] = text.split(/^delete_verts$/m) as [string, string?];
  const [header, vertices = ''] = bound.split(/^verts.*$/m) as [string, string?];
  for (const line of vertices.split('\n').map((row) => row.trim())) {
    if (!/^\d+( |$)/.test(line)) continue;
    const numbers = line.split(/\s+/).map(Number);
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
  const scale = ['x', 'y', 'z'].map((axis): BindingScale => {
    const row = new RegExp(`^${axis}_scale (.+)$`, 'm').exec(header)?.[1];
    if (!row) throw new Error(`The binding has no scale for ${axis}.`);
    const [from, to, distance] = row.trim().split(/\s+/).map(Number) as [number, number, number];
    return {from, to, distance: distance * meters};
  });
  return {
    binding: {
      anchors: Uint16Array.from(anchors),
      weights: Float32Array.from(weights),
      offsets: Float32Array.from(offsets),
      scale: scale as unknown as Binding['scale'],
    },
    hides: readRanges(hidden),
  };
}
