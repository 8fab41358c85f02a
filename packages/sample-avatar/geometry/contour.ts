import {type Field, normalAt, project} from './field';
import type {Surface, Triangle} from './surface';
import type {Vec3} from './vector';
import {add, scale} from './vector';

/** Where a field is turned into triangles, and how finely. */
export interface ContourOptions {
  /** Corner of the cube that is searched, meters. */
  readonly origin: Vec3;
  /** Side of the smallest cell, meters. */
  readonly finest: number;
  /** The cube is `finest * 2 ** levels` wide. */
  readonly levels: number;
  /** Side that cells should have at a place, meters. */
  readonly cellSize: Field;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  children: (Cell | null)[] | null;
  /** One bit for each corner that lies inside. */
  corners: number;
  point: number;
}

// Corner and child i of a cell lies at x = i & 4, y = i & 2, z = i & 1. The tables are those of the paper's authors.
const edgeCorners = [
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
] as const;
const cellFaces = [
  [0, 4, 0],
  [1, 5, 0],
  [2, 6, 0],
  [3, 7, 0],
  [0, 2, 1],
  [4, 6, 1],
  [1, 3, 1],
  [5, 7, 1],
  [0, 1, 2],
  [2, 3, 2],
  [4, 5, 2],
  [6, 7, 2],
] as const;
const cellEdges = [
  [0, 1, 2, 3, 0],
  [4, 5, 6, 7, 0],
  [0, 4, 1, 5, 1],
  [2, 6, 3, 7, 1],
  [0, 2, 4, 6, 2],
  [1, 3, 5, 7, 2],
] as const;
const faceFaces = [
  [
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 3],
  ],
  [
    [2, 0],
    [6, 4],
    [3, 1],
    [7, 5],
  ],
  [
    [1, 0],
    [3, 2],
    [5, 4],
    [7, 6],
  ],
] as const;
const faceEdges = [
  [
    [1, 4, 0, 5, 1, 1],
    [1, 6, 2, 7, 3, 1],
    [0, 4, 6, 0, 2, 2],
    [0, 5, 7, 1, 3, 2],
  ],
  [
    [0, 2, 3, 0, 1, 0],
    [0, 6, 7, 4, 5, 0],
    [1, 2, 0, 6, 4, 2],
    [1, 3, 1, 7, 5, 2],
  ],
  [
    [1, 1, 0, 3, 2, 0],
    [1, 5, 4, 7, 6, 0],
    [0, 1, 5, 0, 4, 1],
    [0, 3, 7, 2, 6, 1],
  ],
] as const;
const edgeEdges = [
  [
    [3, 2, 1, 0],
    [7, 6, 5, 4],
  ],
  [
    [5, 1, 4, 0],
    [7, 3, 6, 2],
  ],
  [
    [6, 4, 2, 0],
    [7, 5, 3, 1],
  ],
] as const;
const edgeOfNeighbor = [
  [3, 2, 1, 0],
  [7, 5, 6, 4],
  [11, 10, 9, 8],
] as const;
const faceOrders = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
] as const;

/**
 * Turns a field into triangles: dual contouring on an octree, after T. Ju, F. Losasso, S. Schaefer and J. Warren, "Dual
 * Contouring of Hermite Data" (2002), with the points put on the surface by Newton steps instead of by a quadric. Cells
 * may be of any size beside each other, so a face can be ten times finer than a back, without cracks.
 */
export function contour(field: Field, options: ContourOptions): Omit<Surface, 'tags'> {
  const {origin, finest, levels} = options;
  const side = 2 ** levels;
  const at = (x: number, y: number, z: number): Vec3 => [
    origin[0] + x * finest,
    origin[1] + y * finest,
    origin[2] + z * finest,
  ];
  const values = new Map<number, number>();
  const valueAt = (x: number, y: number, z: number) => {
    const key = x + 4096 * (y + 4096 * z);
    let value = values.get(key);
    if (value === undefined) {
      const p = at(x, y, z);
      value = field(p[0], p[1], p[2]);
      values.set(key, value);
    }
    return value;
  };
  const cornerValue = (cell: Cell, corner: number) =>
    valueAt(
      cell.x + (corner & 4 ? cell.size : 0),
      cell.y + (corner & 2 ? cell.size : 0),
      cell.z + (corner & 1 ? cell.size : 0),
    );

  const grow = (x: number, y: number, z: number, size: number): Cell => {
    const cell: Cell = {x, y, z, size, children: null, corners: 0, point: -1};
    const middle = at(x + size / 2, y + size / 2, z + size / 2);
    const width = size * finest;
    const value = field(middle[0], middle[1], middle[2]);
    if (Math.abs(value) > width * 1.5) {
      cell.corners = value < 0 ? 255 : 0;
      return cell;
    }
    if (size > 1 && width > options.cellSize(middle[0], middle[1], middle[2]) * 1.01) {
      const half = size / 2;
      cell.children = [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        grow(x + (i & 4 ? half : 0), y + (i & 2 ? half : 0), z + (i & 1 ? half : 0), half),
      );
      return cell;
    }
    for (let i = 0; i < 8; i++) {
      if (cornerValue(cell, i) < 0) cell.corners |= 1 << i;
    }
    return cell;
  };

  const points: Vec3[] = [];
  const normals: Vec3[] = [];
  const triangles: Triangle[] = [];

  const pointOf = (cell: Cell): number => {
    if (cell.point >= 0) return cell.point;
    const half = cell.size / 2;
    let sum: Vec3 = [0, 0, 0];
    let count = 0;
    for (const [a, b] of edgeCorners) {
      if (((cell.corners >> a) & 1) === ((cell.corners >> b) & 1)) continue;
      const va = cornerValue(cell, a);
      const vb = cornerValue(cell, b);
      const t = va / (va - vb);
      const place = (bit: number) => {
        const from = a & bit ? cell.size : 0;
        const to = b & bit ? cell.size : 0;
        return from + (to - from) * t;
      };
      sum = add(sum, at(cell.x + place(4), cell.y + place(2), cell.z + place(1)));
      count++;
    }
    // A cell can lie beside a crossing of finer cells without having one itself.
    const guess = count ? scale(sum, 1 / count) : at(cell.x + half, cell.y + half, cell.z + half);
    const p = project(field, guess, half * finest);
    cell.point = points.length;
    points.push(p);
    normals.push(normalAt(field, p));
    return cell.point;
  };

  const child = (cell: Cell, index: number) => (cell.children ? cell.children[index]! : cell);

  const visitEdge = (cells: readonly Cell[], axis: number) => {
    if (cells.every((cell) => !cell.children)) {
      let smallest = 0;
      cells.forEach((cell, i) => {
        if (cell.size < cells[smallest]!.size) smallest = i;
      });
      const [a, b] = edgeCorners[edgeOfNeighbor[axis]![smallest]!]!;
      const corners = cells[smallest]!.corners;
      const inA = (corners >> a) & 1;
      if (inA === ((corners >> b) & 1)) return;
      const [p, q, r, s] = cells.map(pointOf) as [number, number, number, number];
      const quad: readonly Triangle[] = inA
        ? [
            [p, s, q],
            [p, r, s],
          ]
        : [
            [p, q, s],
            [p, s, r],
          ];
      for (const triangle of quad) {
        if (new Set(triangle).size === 3) triangles.push(triangle);
      }
      return;
    }
    for (const row of edgeEdges[axis]!) {
      visitEdge(
        cells.map((cell, i) => child(cell, row[i]!)),
        axis,
      );
    }
  };

  const visitFace = (first: Cell, second: Cell, axis: number) => {
    if (!first.children && !second.children) return;
    for (const [a, b] of faceFaces[axis]!) visitFace(child(first, a), child(second, b), axis);
    for (const [order, a, b, c, d, edgeAxis] of faceEdges[axis]!) {
      const pair = [first, second];
      const picks = [a, b, c, d];
      visitEdge(
        picks.map((pick, i) => child(pair[faceOrders[order]![i]!]!, pick)),
        edgeAxis,
      );
    }
  };

  const visitCell = (cell: Cell) => {
    if (!cell.children) return;
    for (const next of cell.children) visitCell(next!);
    for (const [a, b, axis] of cellFaces) visitFace(child(cell, a), child(cell, b), axis);
    for (const [a, b, c, d, axis] of cellEdges) {
      visitEdge(
        [a, b, c, d].map((i) => child(cell, i)),
        axis,
      );
    }
  };

  visitCell(grow(0, 0, 0, side));
  return {points, normals, triangles};
}
