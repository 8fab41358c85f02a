import {type Vec3, add, cross, dot, mix, normalize, scale, subtract} from './vector';

/** A triangle as three indices of points, counter-clockwise seen from outside. */
export type Triangle = readonly [a: number, b: number, c: number];

/**
 * A skin of triangles in the avatar's space. The lists run side by side: `points[i]` has `normals[i]` and `tags[i]`. A
 * tag says which material region a point belongs to, such as the skin, an eye or the sole of a shoe.
 */
export interface Surface {
  readonly points: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly tags: readonly string[];
  readonly triangles: readonly Triangle[];
}

/** A surface whose points all carry one tag. */
export function withTag(surface: Omit<Surface, 'tags'>, tag: string): Surface {
  return {...surface, tags: surface.points.map(() => tag)};
}

/** The same on the other side of the plane X = 0, its outside still outside. */
export function mirror(surface: Omit<Surface, 'tags'>): Omit<Surface, 'tags'> {
  return {
    points: surface.points.map(([x, y, z]): Vec3 => [-x, y, z]),
    normals: surface.normals.map(([x, y, z]): Vec3 => [-x, y, z]),
    triangles: surface.triangles.map(([a, b, c]): Triangle => [a, c, b]),
  };
}

/** Puts surfaces into one; nothing is welded. */
export function join(...surfaces: readonly Surface[]): Surface {
  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const tags: string[] = [];
  const triangles: Triangle[] = [];
  for (const part of surfaces) {
    const first = points.length;
    points.push(...part.points);
    normals.push(...part.normals);
    tags.push(...part.tags);
    for (const [a, b, c] of part.triangles) triangles.push([a + first, b + first, c + first]);
  }
  return {points, normals, tags, triangles};
}

/** The same surface with the triangles for which `keep` says so, and the points they use. */
export function filterTriangles(
  surface: Surface,
  keep: (triangle: Triangle) => boolean,
): Surface & {readonly kept: readonly number[]} {
  const place = new Map<number, number>();
  const kept: number[] = [];
  const indexOf = (old: number) => {
    let index = place.get(old);
    if (index === undefined) {
      index = kept.length;
      place.set(old, index);
      kept.push(old);
    }
    return index;
  };
  const triangles = surface.triangles.filter(keep).map(([a, b, c]): Triangle => [indexOf(a), indexOf(b), indexOf(c)]);
  return {
    points: kept.map((i) => surface.points[i]!),
    normals: kept.map((i) => surface.normals[i]!),
    tags: kept.map((i) => surface.tags[i]!),
    triangles,
    kept,
  };
}

/**
 * Cuts a surface where `side` changes sign and keeps the part where it is negative. New points lie on the cut line and
 * take the normal between their neighbors.
 */
export function clip(surface: Surface, side: (p: Vec3) => number): Surface {
  const points = [...surface.points];
  const normals = [...surface.normals];
  const tags = [...surface.tags];
  // Points that almost touch the line would leave needles.
  const values = points.map((p) => {
    const value = side(p);
    return Math.abs(value) < 2e-4 ? 0 : value;
  });
  const cuts = new Map<string, number>();
  const cutBetween = (inside: number, outside: number) => {
    if (values[inside] === 0) return inside;
    const key = `${inside} ${outside}`;
    let index = cuts.get(key);
    if (index === undefined) {
      const t = values[inside]! / (values[inside]! - values[outside]!);
      index = points.length;
      points.push(mix(points[inside]!, points[outside]!, t));
      normals.push(normalize(mix(normals[inside]!, normals[outside]!, t)));
      tags.push(tags[inside]!);
      cuts.set(key, index);
    }
    return index;
  };
  const triangles: Triangle[] = [];
  for (const triangle of surface.triangles) {
    const polygon: number[] = [];
    for (let i = 0; i < 3; i++) {
      const from = triangle[i]!;
      const to = triangle[(i + 1) % 3]!;
      if (values[from]! <= 0) polygon.push(from);
      if (values[from]! < 0 && values[to]! > 0) polygon.push(cutBetween(from, to));
      if (values[from]! > 0 && values[to]! < 0) polygon.push(cutBetween(to, from));
    }
    for (let i = 1; i + 1 < polygon.length; i++) {
      const next: Triangle = [polygon[0]!, polygon[i]!, polygon[i + 1]!];
      if (new Set(next).size === 3 && area(points, next) > 1e-9) triangles.push(next);
    }
  }
  return filterTriangles({points, normals, tags, triangles}, () => true);
}

/** The connected piece with the most triangles: without crumbs that a cut left over. */
export function largestPiece(surface: Surface): Surface {
  const parent = surface.points.map((_, i) => i);
  const root = (i: number) => {
    let top = i;
    while (parent[top] !== top) top = parent[top] = parent[parent[top]!]!;
    return top;
  };
  for (const [a, b, c] of surface.triangles) {
    parent[root(b)] = root(a);
    parent[root(c)] = root(a);
  }
  const sizes = new Map<number, number>();
  for (const [a] of surface.triangles) sizes.set(root(a), (sizes.get(root(a)) ?? 0) + 1);
  let best = -1;
  for (const [piece, size] of sizes) if (size > (sizes.get(best) ?? 0)) best = piece;
  return filterTriangles(surface, ([a]) => root(a) === best);
}

/** Area of a triangle in square meters. */
export function area(points: readonly Vec3[], [a, b, c]: Triangle): number {
  const p = points[a]!;
  const n = cross(subtract(points[b]!, p), subtract(points[c]!, p));
  return Math.sqrt(dot(n, n)) / 2;
}

/** Directed edges that only one triangle has: the open rims, as [from, to]. */
function rims(surface: Surface): [number, number][] {
  const edges = new Map<string, [number, number]>();
  for (const triangle of surface.triangles) {
    for (let i = 0; i < 3; i++) {
      const from = triangle[i]!;
      const to = triangle[(i + 1) % 3]!;
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...edges.values()];
}

/**
 * Gives the open rims of a garment a thickness: a band that turns inward by `depth` meters. The band is a surface of its
 * own edge, so that the fold stays sharp.
 */
export function turnIn(surface: Surface, depth: number, tag?: (index: number) => string): Surface {
  const points = [...surface.points];
  const normals = [...surface.normals];
  const tags = [...surface.tags];
  const triangles = [...surface.triangles];
  const edges = rims(surface);
  const outward = new Map<number, Vec3>();
  for (const [from, to] of edges) {
    // Away from the cloth, in its plane: along the edge, crossed with the normal.
    const along = subtract(points[to]!, points[from]!);
    for (const i of [from, to]) {
      outward.set(i, add(outward.get(i) ?? [0, 0, 0], cross(along, surface.normals[i]!)));
    }
  }
  const outer = new Map<number, number>();
  const inner = new Map<number, number>();
  for (const [i, direction] of outward) {
    const away = normalize(direction);
    for (const [map, offset] of [
      [outer, 0],
      [inner, depth],
    ] as const) {
      map.set(i, points.length);
      points.push(add(points[i]!, scale(surface.normals[i]!, -offset)));
      normals.push(away);
      tags.push(tag ? tag(i) : tags[i]!);
    }
  }
  for (const [from, to] of edges) {
    triangles.push(
      [outer.get(to)!, outer.get(from)!, inner.get(from)!],
      [outer.get(to)!, inner.get(from)!, inner.get(to)!],
    );
  }
  return {points, normals, tags, triangles};
}
