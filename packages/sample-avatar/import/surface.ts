import {MeshoptSimplifier} from 'meshoptimizer';
import {keepTriangles} from '../body/attributes';
import type {Binding, BoundMesh, Surface} from '../kit';
import type {ObjFace, ObjMesh} from './read';

type Place = (u: number, v: number) => readonly [number, number] | null;

/**
 * Triangles of faces, with a vertex for each pair of point and UV. `place` moves texture coordinates (v down); if it
 * returns null for a corner, the face is omitted.
 */
export function toSurface({uvs}: ObjMesh, faces: readonly ObjFace[], place: Place): Surface {
  const vertices = new Map<string, number>();
  const points: number[] = [];
  const coordinates: number[] = [];
  const triangles: number[] = [];
  for (const face of faces) {
    const placed = face.uvs.map((uv) => place(uvs[uv * 2]!, 1 - uvs[uv * 2 + 1]!));
    if (placed.some((uv) => !uv)) continue;
    const corners = face.points.map((point, i) => {
      const key = `${point}/${face.uvs[i]!}`;
      let vertex = vertices.get(key);
      if (vertex === undefined) {
        vertices.set(key, (vertex = points.length));
        points.push(point);
        coordinates.push(...placed[i]!);
      }
      return vertex;
    });
    for (let i = 2; i < corners.length; i++) triangles.push(corners[0]!, corners[i - 1]!, corners[i]!);
  }
  return {
    points: Uint16Array.from(points),
    uvs: Float32Array.from(coordinates),
    triangles: Uint16Array.from(triangles),
  };
}

/** A surface with at most this many triangles. `points` are the positions of its points. */
export async function simplify(surface: Surface, points: Float32Array, limit = Infinity): Promise<Surface> {
  if (surface.triangles.length <= limit * 3) return surface;
  await MeshoptSimplifier.ready;
  const positions = new Float32Array(surface.points.length * 3);
  surface.points.forEach((point, i) => positions.set(points.subarray(point * 3, point * 3 + 3), i * 3));
  const [triangles] = MeshoptSimplifier.simplifyWithAttributes(
    Uint32Array.from(surface.triangles),
    positions,
    3,
    surface.uvs,
    2,
    [0.5, 0.5],
    null,
    limit * 3,
    1,
  );
  return keepTriangles({...surface, triangles: Uint16Array.from(triangles)}, () => true);
}

/** A surface without its connected parts that `isLoose` names, given their points and how many triangles they have. */
export function withoutParts(
  surface: Surface,
  isLoose: (points: readonly number[], triangles: number) => boolean,
): Surface {
  const partOf = new Map<number, {points: number[]; triangles: number}>();
  const {points, triangles} = surface;
  for (let i = 0; i < triangles.length; i += 3) {
    const whole = {points: [] as number[], triangles: 1};
    const corners = [0, 1, 2].map((corner) => points[triangles[i + corner]!]!);
    for (const part of new Set(corners.map((point) => partOf.get(point) ?? {points: [point], triangles: 0}))) {
      whole.points.push(...part.points);
      whole.triangles += part.triangles;
    }
    for (const point of whole.points) partOf.set(point, whole);
  }
  const loose = new Set([...new Set(partOf.values())].filter((part) => isLoose(part.points, part.triangles)));
  return keepTriangles(surface, ([point]) => !loose.has(partOf.get(point!)!));
}

/** A bound mesh with only the points that its surface uses. */
export function bind(
  surface: Surface,
  {anchors, weights, offsets, scale}: Binding,
  hides: readonly number[],
): BoundMesh {
  const used = [...new Set(surface.points)].sort((one, other) => one - other);
  const renumbered = new Map(used.map((point, i) => [point, i]));
  const pick = (values: ArrayLike<number>) => used.flatMap((point) => [0, 1, 2].map((i) => values[point * 3 + i]!));
  return {
    ...surface,
    points: surface.points.map((point) => renumbered.get(point)!),
    binding: {
      anchors: Uint16Array.from(pick(anchors)),
      weights: Float32Array.from(pick(weights)),
      offsets: Float32Array.from(pick(offsets)),
      scale,
    },
    hides: Uint16Array.from(hides),
  };
}

/** Maximum distance of cloth that covers skin, on the neutral body in meters. */
const reachOfCloth = 0.025;
/** Distance from a hem within which skin is kept, in meters. */
const hemWidth = 0.016;

/**
 * Base points below cloth: those whose nearest point of the cloth isn't part of a hem. `delete_verts` keeps more skin than
 * is visible, and it shows through when the body moves.
 */
export function coveredPoints(
  surface: Surface,
  places: Float32Array,
  base: Float32Array,
  candidates: Iterable<number>,
): number[] {
  const edges = new Map<string, number>();
  for (let i = 0; i < surface.triangles.length; i += 3) {
    const corners = [0, 1, 2].map((corner) => surface.points[surface.triangles[i + corner]!]!);
    corners.forEach((from, k) => {
      const edge = [from, corners[(k + 1) % 3]!].sort((one, other) => one - other).join();
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    });
  }
  const hem = new Set([...edges].flatMap(([edge, uses]) => (uses === 1 ? edge.split(',').map(Number) : [])));
  const all = [...new Set(surface.points)];
  // Open collars show the throat, so the kit decides what they cover of it.
  const isThroat = (point: number) => Math.abs(base[point * 3]!) < 0.04 && base[point * 3 + 2]! > 0.03;
  return [...candidates].filter((point) => {
    if (isThroat(point)) return false;
    let [cloth, edge] = [Infinity, Infinity];
    for (const other of all) {
      const distance = [0, 1, 2].reduce(
        (sum, axis) => sum + (base[point * 3 + axis]! - places[other * 3 + axis]!) ** 2,
        0,
      );
      if (hem.has(other)) edge = Math.min(edge, distance);
      else cloth = Math.min(cloth, distance);
    }
    return cloth < reachOfCloth ** 2 && cloth < edge && edge > hemWidth ** 2;
  });
}
