import type {Surface, Triangle} from './surface';
import {type Vec3, cross, dot, normalize, subtract} from './vector';

/** A surface laid out flat: each point has a place on the texture, 0 to 1 from the top left as in glTF. */
export interface Unwrapped extends Surface {
  readonly uvs: readonly (readonly [u: number, v: number])[];
  /** Index of the point of the original surface that each point comes from. */
  readonly original: readonly number[];
}

/** A surface of one color: all its points lie at one place of the texture, and none is doubled. */
export const untextured = (surface: Surface): Unwrapped => ({
  ...surface,
  uvs: surface.points.map(() => [0, 0]),
  original: surface.points.map((_, i) => i),
});

export interface ChartOptions {
  /** Side of the texture for which the gutters are meant, pixels. */
  readonly size: number;
  /** Share of texture that a place gets, as a factor on its length; 1 if absent. */
  readonly density?: (p: Vec3, tag: string) => number;
}

const directions: readonly Vec3[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];

/** Front and back are preferred a little: fewer, larger charts. */
const preference = [1.3, 1.15, 1, 1, 1, 1];

/** Triangles that share an edge, by index. */
function neighborsOf(triangles: readonly Triangle[]): number[][] {
  const edges = new Map<number, number>();
  const neighbors: number[][] = triangles.map(() => []);
  triangles.forEach((triangle, index) => {
    for (let i = 0; i < 3; i++) {
      const a = triangle[i]!;
      const b = triangle[(i + 1) % 3]!;
      const key = a < b ? a * 1e6 + b : b * 1e6 + a;
      const other = edges.get(key);
      if (other === undefined) edges.set(key, index);
      else {
        neighbors[index]!.push(other);
        neighbors[other]!.push(index);
      }
    }
  });
  return neighbors;
}

/** The direction each triangle is projected along, evened out among neighbors so that charts have calm borders. */
function chooseDirections(faceNormals: readonly Vec3[], neighbors: readonly number[][]): number[] {
  const best = (normal: Vec3, votes: readonly number[]) => {
    let choice = 0;
    let top = -Infinity;
    directions.forEach((direction, i) => {
      const facing = dot(normal, direction);
      const score = facing * preference[i]! + (facing > 0.25 ? 0.22 * (votes[i] ?? 0) : -1);
      if (score > top) {
        top = score;
        choice = i;
      }
    });
    return choice;
  };
  let labels = faceNormals.map((normal) => best(normal, []));
  for (let round = 0; round < 4; round++) {
    const last = labels;
    labels = faceNormals.map((normal, i) => {
      const votes = [0, 0, 0, 0, 0, 0];
      for (const next of neighbors[i]!) votes[last[next]!]! += 1;
      return best(normal, votes);
    });
  }
  return labels;
}

interface Chart {
  readonly direction: number;
  readonly triangles: number[];
  /** Place of each original point in the chart's plane, meters times density. */
  readonly flat: Map<number, readonly [number, number]>;
  width: number;
  height: number;
  turned: boolean;
  x: number;
  y: number;
}

function flatten(surface: Surface, chart: Chart, factor: number): void {
  const direction = directions[chart.direction]!;
  const up: Vec3 = Math.abs(direction[1]) > 0.5 ? [0, 0, direction[1] > 0 ? -1 : 1] : [0, 1, 0];
  const right = cross(up, direction);
  let left = Infinity;
  let top = -Infinity;
  let far = -Infinity;
  let low = Infinity;
  for (const index of chart.triangles) {
    for (const point of surface.triangles[index]!) {
      if (chart.flat.has(point)) continue;
      const u = dot(surface.points[point]!, right) * factor;
      const v = dot(surface.points[point]!, up) * factor;
      chart.flat.set(point, [u, v]);
      left = Math.min(left, u);
      far = Math.max(far, u);
      top = Math.max(top, v);
      low = Math.min(low, v);
    }
  }
  chart.width = far - left;
  chart.height = top - low;
  // Lying charts pack best.
  chart.turned = chart.height > chart.width;
  for (const [point, [u, v]] of chart.flat) {
    chart.flat.set(point, chart.turned ? [top - v, far - u] : [u - left, top - v]);
  }
  if (chart.turned) [chart.width, chart.height] = [chart.height, chart.width];
}

/** Puts the charts on shelves; the height that is used, or Infinity if one is too wide. `scale` is in sides a meter. */
function pack(charts: readonly Chart[], scale: number, gutter: number): number {
  let x = gutter;
  let y = gutter;
  let shelf = 0;
  for (const chart of charts) {
    const width = chart.width * scale + gutter;
    const height = chart.height * scale + gutter;
    if (width + gutter > 1) return Infinity;
    if (x + width > 1) {
      x = gutter;
      y += shelf;
      shelf = 0;
    }
    chart.x = x;
    chart.y = y;
    x += width;
    shelf = Math.max(shelf, height);
  }
  return y + shelf;
}

/**
 * Cuts a surface into charts that each look along one axis, and packs them on one texture. Points on the border of charts
 * are doubled.
 */
export function unwrap(surface: Surface, {size, density = () => 1}: ChartOptions): Unwrapped {
  const neighbors = neighborsOf(surface.triangles);
  const faceNormals = surface.triangles.map(([a, b, c]) => {
    const p = surface.points[a]!;
    return normalize(cross(subtract(surface.points[b]!, p), subtract(surface.points[c]!, p)));
  });
  const labels = chooseDirections(faceNormals, neighbors);
  const chartOf = new Int32Array(surface.triangles.length).fill(-1);
  const charts: Chart[] = [];
  surface.triangles.forEach((seed, start) => {
    if (chartOf[start] !== -1) return;
    const chart: Chart = {
      direction: labels[start]!,
      triangles: [],
      flat: new Map(),
      width: 0,
      height: 0,
      turned: false,
      x: 0,
      y: 0,
    };
    const tag = surface.tags[seed[0]]!;
    const queue = [start];
    chartOf[start] = charts.length;
    while (queue.length) {
      const index = queue.pop()!;
      chart.triangles.push(index);
      for (const next of neighbors[index]!) {
        if (chartOf[next] !== -1 || labels[next] !== chart.direction) continue;
        if (surface.tags[surface.triangles[next]![0]] !== tag) continue;
        chartOf[next] = charts.length;
        queue.push(next);
      }
    }
    let weight = 0;
    for (const index of chart.triangles) weight += density(surface.points[surface.triangles[index]![0]]!, tag);
    flatten(surface, chart, weight / chart.triangles.length);
    charts.push(chart);
  });
  charts.sort((a, b) => b.height - a.height || b.width - a.width || a.triangles[0]! - b.triangles[0]!);

  const gutter = 5 / size;
  let low = 0.01;
  let high = 20;
  for (let i = 0; i < 24; i++) {
    const scale = (low + high) / 2;
    if (pack(charts, scale, gutter) <= 1) low = scale;
    else high = scale;
  }
  pack(charts, low, gutter);

  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const tags: string[] = [];
  const uvs: [number, number][] = [];
  const original: number[] = [];
  const triangles: Triangle[] = [];
  for (const chart of charts) {
    const place = new Map<number, number>();
    for (const [point, [u, v]] of chart.flat) {
      place.set(point, points.length);
      points.push(surface.points[point]!);
      normals.push(surface.normals[point]!);
      tags.push(surface.tags[point]!);
      uvs.push([chart.x + u * low, chart.y + v * low]);
      original.push(point);
    }
    for (const index of chart.triangles) {
      const [a, b, c] = surface.triangles[index]!;
      triangles.push([place.get(a)!, place.get(b)!, place.get(c)!]);
    }
  }
  return {points, normals, tags, triangles, uvs, original};
}
