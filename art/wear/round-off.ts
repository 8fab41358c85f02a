import {type Attributes, attributesFrom} from '../body/attributes';

/** Minimum distance of an edge from the curve of its normals to be split, and maximum movement, in meters. */
const [smallest, largest] = [0.0004, 0.004];

/** Half of the triangles that hair has in exports, because hair is stored twice. */
const maxTriangles = 5700;

/**
 * Splits the edges above a height that would make the outline angular, and moves their midpoints onto the curve between the
 * normals of their ends (the edges of PN triangles).
 */
export function roundOff(mesh: Attributes, height: number, shortest = smallest): Attributes {
  const {positions: p, normals: n} = mesh;
  const positions = [...p];
  const normals = [...n];
  const uvs = [...mesh.uvs];
  const joints = [...mesh.joints];
  const weights = [...mesh.weights];
  const middles = new Map<string, number | undefined>();

  function split(a: number, b: number): number | undefined {
    const toward = (from: number, to: number) =>
      [0, 1, 2].reduce((sum, axis) => sum + (p[to * 3 + axis]! - p[from * 3 + axis]!) * n[from * 3 + axis]!, 0);
    if (Math.min(p[a * 3 + 1]!, p[b * 3 + 1]!) < height) return undefined;
    const [atA, atB] = [toward(a, b), toward(b, a)];
    const offset = [0, 1, 2].map((axis) => -(atA * n[a * 3 + axis]! + atB * n[b * 3 + axis]!) / 8);
    const distance = Math.hypot(...offset);
    if (distance < shortest || distance > largest) return undefined;
    const middle = positions.length / 3;
    const mean = (values: Float32Array, width: number, i: number) =>
      (values[a * width + i]! + values[b * width + i]!) / 2;
    const normal = [0, 1, 2].map((axis) => mean(n, 3, axis));
    positions.push(...offset.map((value, axis) => mean(p, 3, axis) + value));
    normals.push(...normal.map((value) => value / Math.hypot(...normal)));
    uvs.push(mean(mesh.uvs, 2, 0), mean(mesh.uvs, 2, 1));
    joints.push(...mesh.joints.subarray(a * 4, a * 4 + 4));
    weights.push(...mesh.weights.subarray(a * 4, a * 4 + 4));
    return middle;
  }
  function middle(a: number, b: number): number | undefined {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (!middles.has(key)) middles.set(key, split(Math.min(a, b), Math.max(a, b)));
    return middles.get(key);
  }

  const triangles: number[] = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    let corners = [...mesh.triangles.subarray(i, i + 3)] as [number, number, number];
    const splits = (): (number | undefined)[] => [0, 1, 2].map((k) => middle(corners[k]!, corners[(k + 1) % 3]!));
    const turn = () => (corners = [corners[1], corners[2], corners[0]]);
    const count = splits().filter((found) => found !== undefined).length;
    // A single split edge comes first; two come first and second.
    while (count > 0 && count < 3 && (splits()[0] === undefined || (count === 2 && splits()[1] === undefined))) turn();
    const [a, b, c] = corners;
    const [ab, bc, ca] = splits() as [number, number, number];
    if (count === 0) triangles.push(a, b, c);
    else if (count === 1) triangles.push(a, ab, c, ab, b, c);
    else if (count === 2) triangles.push(ab, b, bc, a, ab, bc, a, bc, c);
    else triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  if (triangles.length > maxTriangles * 3 && shortest < largest) return roundOff(mesh, height, shortest * 1.25);
  return attributesFrom({positions, normals, uvs, triangles, joints, weights});
}
