import {type JointName, joints} from '@avaturn-docs/platform/skeleton';
import type {Surface} from '../kit';
import {cross, dot, length, normalize, normalizeAll, placeAt, scale, subtract} from './linear';
import type {Layer} from './person';

/** Vertex attributes and triangles of a mesh in the file. */
export interface Attributes {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly triangles: Uint16Array;
  /** Four joints per vertex, by index in `joints` of `platform/skeleton.ts`. */
  readonly joints: Uint8Array;
  readonly weights: Float32Array;
}

export const attributesFrom = (lists: {readonly [Name in keyof Attributes]: Iterable<number>}): Attributes => ({
  positions: Float32Array.from(lists.positions),
  normals: Float32Array.from(lists.normals),
  uvs: Float32Array.from(lists.uvs),
  triangles: Uint16Array.from(lists.triangles),
  joints: Uint8Array.from(lists.joints),
  weights: Float32Array.from(lists.weights),
});

export const jointIndex = (name: JointName): number => joints.findIndex((joint) => joint.name === name);

/** The influences of vertices, given the one joint that moves each. */
export const rigid = (moving: readonly JointName[]) => ({
  joints: Uint8Array.from(moving.flatMap((name) => [jointIndex(name), 0, 0, 0])),
  weights: Float32Array.from(moving.flatMap(() => [1, 0, 0, 0])),
});

/** A surface with only the triangles that `keep` accepts, and the vertices that they use. */
export function keepTriangles(surface: Surface, keep: (points: readonly number[]) => boolean): Surface {
  const renumbered = new Map<number, number>();
  const triangles: number[] = [];
  for (let i = 0; i < surface.triangles.length; i += 3) {
    const corners = [...surface.triangles.subarray(i, i + 3)];
    if (!keep(corners.map((corner) => surface.points[corner]!))) continue;
    for (const corner of corners) {
      if (!renumbered.has(corner)) renumbered.set(corner, renumbered.size);
      triangles.push(renumbered.get(corner)!);
    }
  }
  const kept = [...renumbered.keys()];
  return {
    points: Uint16Array.from(kept, (vertex) => surface.points[vertex]!),
    uvs: Float32Array.from(kept.flatMap((vertex) => [surface.uvs[vertex * 2]!, surface.uvs[vertex * 2 + 1]!])),
    triangles: Uint16Array.from(triangles),
  };
}

/** Normals of points: the average of their triangles' normals, weighted by area. */
export function pointNormals(points: Float32Array, ...surfaces: readonly Surface[]): Float32Array {
  const normals = new Float32Array(points.length);
  for (const {points: sources, triangles} of surfaces) {
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => sources[triangles[i + corner]!]! * 3) as [number, number, number];
      const way = (to: number, axis: number) => points[to + axis]! - points[a + axis]!;
      for (let axis = 0; axis < 3; axis++) {
        const [y, z] = [(axis + 1) % 3, (axis + 2) % 3];
        const value = way(b, y) * way(c, z) - way(b, z) * way(c, y);
        for (const corner of [a, b, c]) normals[corner + axis]! += value;
      }
    }
  }
  normalizeAll(normals);
  return normals;
}

/** Copies values by point, `width` each, to the vertices of a surface. */
function byVertex<T extends Float32Array | Uint8Array>(values: T, {points}: Surface, width: number): T {
  const spread = new (values.constructor as new (length: number) => T)(points.length * width);
  points.forEach((point, vertex) => spread.set(values.subarray(point * width, point * width + width), vertex * width));
  return spread;
}

/** The attributes of a surface on a layer. */
export const attributes = (
  {points, influences}: Layer,
  surface: Surface,
  normals = pointNormals(points, surface),
): Attributes => ({
  positions: byVertex(points, surface, 3),
  normals: byVertex(normals, surface, 3),
  uvs: surface.uvs,
  triangles: surface.triangles,
  joints: byVertex(influences.joints, surface, 4),
  weights: byVertex(influences.weights, surface, 4),
});

/** Tangents for normal maps: the direction in which u increases, and 1 or -1 where the texture is mirrored. */
export function tangents({positions, normals, uvs, triangles}: Attributes): Float32Array {
  const sums = new Float32Array(positions.length);
  const turns = new Float32Array(positions.length / 3);
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    const [u1, v1] = [uvs[b * 2]! - uvs[a * 2]!, uvs[b * 2 + 1]! - uvs[a * 2 + 1]!];
    const [u2, v2] = [uvs[c * 2]! - uvs[a * 2]!, uvs[c * 2 + 1]! - uvs[a * 2 + 1]!];
    // glTF's v points down, so the bitangent follows -v.
    const side = Math.sign(u1 * v2 - u2 * v1);
    for (const corner of [a, b, c]) {
      turns[corner]! -= side;
      for (let axis = 0; axis < 3; axis++) {
        const to = (vertex: number) => positions[vertex * 3 + axis]! - positions[a * 3 + axis]!;
        sums[corner * 3 + axis]! += (to(b) * v2 - to(c) * v1) * side;
      }
    }
  }
  const result = new Float32Array((positions.length / 3) * 4);
  for (let vertex = 0; vertex < turns.length; vertex++) {
    const [normal, sum] = [placeAt(normals, vertex), placeAt(sums, vertex)];
    let flat = subtract(sum, scale(normal, dot(sum, normal)));
    if (length(flat) < 1e-9) flat = cross(normal, Math.abs(normal[0]) > 0.7 ? [0, 1, 0] : [1, 0, 0]);
    result.set([...normalize(flat), turns[vertex]! < 0 ? -1 : 1], vertex * 4);
  }
  return result;
}

export function join(...parts: readonly Attributes[]): Attributes {
  const all = (key: Exclude<keyof Attributes, 'triangles'>) => parts.flatMap((part) => [...part[key]]);
  let first = 0;
  const triangles = parts.flatMap((part) => {
    const moved = Array.from(part.triangles, (corner) => corner + first);
    first += part.positions.length / 3;
    return moved;
  });
  return attributesFrom({
    positions: all('positions'),
    normals: all('normals'),
    uvs: all('uvs'),
    triangles,
    joints: all('joints'),
    weights: all('weights'),
  });
}
