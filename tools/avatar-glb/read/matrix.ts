import type {GltfNode} from './gltf';

/** A 4 × 4 matrix in column order, as in glTF. */
export type Matrix = readonly number[];
export type Vector = readonly [x: number, y: number, z: number];

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** `a · b`: applies `b` first. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const product: number[] = [];
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      product[column * 4 + row] =
        a[row]! * b[column * 4]! +
        a[4 + row]! * b[column * 4 + 1]! +
        a[8 + row]! * b[column * 4 + 2]! +
        a[12 + row]! * b[column * 4 + 3]!;
    }
  }
  return product;
}

/** Transforms a point by an affine matrix, without division by w. */
export function transformPoint(m: Matrix, [x, y, z]: Vector): Vector {
  return [
    m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
    m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
    m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
  ];
}

export function translationOf(m: Matrix): Vector {
  return [m[12]!, m[13]!, m[14]!];
}

/** A node's own transform: its matrix, or translation · rotation · scale (glTF 2.0, section 3.5.3). */
export function localMatrix({
  matrix,
  translation,
  rotation,
  scale,
}: Pick<GltfNode, 'matrix' | 'translation' | 'rotation' | 'scale'>): Matrix {
  if (matrix) {
    return matrix;
  }
  const [x, y, z, w] = rotation as [number, number, number, number];
  const [sx, sy, sz] = scale as [number, number, number];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    ...(translation as [number, number, number]),
    1,
  ];
}

export function subtract([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ax - bx, ay - by, az - bz];
}

/** Degrees between two vectors; undefined if one has no length. */
export function angleBetween(a: Vector, b: Vector): number | undefined {
  const length = Math.hypot(...a) * Math.hypot(...b);
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / length;
  return Number.isFinite(cosine) ? (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI : undefined;
}
