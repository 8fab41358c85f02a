import type {ObjMesh} from '../read';
import {islandsOf} from '../surface';
import {noise} from './noise';
import {
  type Plane,
  type Rgb,
  blurred,
  clamp,
  dilate,
  fillRest,
  luminance,
  mix,
  plane,
  drawFaces,
  sample,
  smoothstep,
  uvOf,
} from './raster';

const size = 512;

/** Where a mesh's triangles lie in its picture, with a border of `margin` pixels. */
function coverage(mesh: ObjMesh, width: number, margin: number): Uint8Array {
  const {result, covered} = drawFaces(mesh.faces, width, 1, (_, uv) => [...uvOf(mesh, uv), 1]);
  dilate(result, covered, margin);
  return Uint8Array.from(result.data, (value) => (value > 0 ? 1 : 0));
}

/** Where the hairline is in the space of the kit's meshes, in meters: above `low`, and in front of `back`. */
const hairline = {low: 0.735, back: 0.055};

/** How far hairs thin out towards the hairline, in pixels. */
const thinning = 12;

/** Pixels over which the other free edges of a sheet fade, and how many faces make a sheet: cards have fewer. */
const fading = 4;
const sheet = 40;

/** How thick hair is: 1, but less toward free edges of the mesh, and hair by hair on forehead and temples. */
function thickness(mesh: ObjMesh): Float32Array {
  const edges = new Map<string, {uvs: [number, number]; faces: number; isHairline: boolean}>();
  const islands = islandsOf(mesh.faces.map(({points}) => points));
  const counts = islands.map((island) => islands.filter((other) => other === island).length);
  for (const [face, {points, uvs}] of mesh.faces.entries()) {
    points.forEach((point, i) => {
      const next = (i + 1) % points.length;
      const ends = [point, points[next]!];
      const [y, z] = [1, 2].map((axis) => Math.min(...ends.map((end) => mesh.points[end * 3 + axis]!)));
      const isHairline = y! >= hairline.low && z! >= hairline.back;
      if (!isHairline && counts[face]! < sheet) return;
      const key = ends.sort((one, other) => one - other).join();
      const edge = edges.get(key) ?? {uvs: [uvs[i]!, uvs[next]!], faces: 0, isHairline};
      edges.set(key, {...edge, faces: edge.faces + 1});
    });
  }
  const thick = new Float32Array(size * size).fill(1);
  for (const {uvs, faces, isHairline} of edges.values()) {
    if (faces > 1) continue;
    const [[ax, ay], [bx, by]] = uvs.map((uv) => uvOf(mesh, uv).map((place) => place * size)) as [
      [number, number],
      [number, number],
    ];
    const [dx, dy] = [bx - ax, by - ay];
    for (let y = Math.floor(Math.min(ay, by)) - thinning; y < Math.max(ay, by) + thinning; y++) {
      for (let x = Math.floor(Math.min(ax, bx)) - thinning; x < Math.max(ax, bx) + thinning; x++) {
        if (x < 0 || y < 0 || x >= size || y >= size) continue;
        const along = clamp(((x - ax) * dx + (y - ay) * dy) / Math.max(1e-6, dx * dx + dy * dy));
        const [px, py] = [ax + along * dx, ay + along * dy];
        const hair = isHairline ? thinning * (0.6 + 0.4 * noise(px / 1.1, py / 1.1, 0, 131)) : fading;
        const pixel = y * size + x;
        thick[pixel] = Math.min(thick[pixel]!, smoothstep(0.05 * hair, hair, Math.hypot(x - px, y - py)));
      }
    }
  }
  return thick;
}

/** What is left of the light on hair that hangs on neck and back, and on its inside. */
const shaded = 0.75;

/**
 * Hair in grey, to be dyed by the material. Its color runs on where it is transparent, so that smaller mipmaps get no
 * fringe, and what no triangle shows is cleared.
 */
export async function paintHair(mesh: ObjMesh, kit: Plane, overlaps: boolean): Promise<Plane> {
  const covered = coverage(mesh, size, 2);
  const grey = plane(size, size, 3);
  const solid = new Uint8Array(size * size);
  let [sum, count] = [0, 0];
  covered.forEach((isCovered, pixel) => {
    const at = pixel * 4;
    if (!isCovered || kit.data[at + 3]! < 0.5) return;
    solid[pixel] = 1;
    const light = luminance(kit.data.subarray(at, at + 3) as unknown as Rgb);
    grey.data.fill(light, pixel * 3, pixel * 3 + 3);
    sum += light;
    count++;
  });
  const mean = sum / count;
  // Strands stay as they are; broad highlights, which the kit painted in, grow weaker.
  const broad = await blurred(
    {...grey, data: grey.data.map((value, i) => (solid[Math.floor(i / 3)] ? value : mean))},
    9,
  );
  solid.forEach((isSolid, pixel) => {
    if (!isSolid) return;
    const fleck = 1 + noise((pixel % size) / 1.5, Math.floor(pixel / size) / 1.5, 0, 121) * 0.06;
    const local = broad.data[pixel * 3]! + 0.02;
    const strand = ((grey.data[pixel * 3]! + 0.02) / local) ** 1.15;
    const value = clamp(0.72 * strand * (local / (mean + 0.02)) ** 0.5 * fleck, 0.12, 1);
    grey.data.fill(value, pixel * 3, pixel * 3 + 3);
  });
  const hanging = drawFaces(mesh.faces, size, 1, (point, uv) => {
    const [, y, z] = mesh.points.subarray(point * 3, point * 3 + 3) as unknown as Rgb;
    return [...uvOf(mesh, uv), smoothstep(0.7, 0.6, y) * smoothstep(0.03, -0.03, z)];
  }).result;
  hanging.data.forEach((share, pixel) => {
    for (let k = 0; k < 3; k++) grey.data[pixel * 3 + k]! *= mix(1, shaded, share);
  });
  dilate(grey, solid, 24);
  // Sheets that overlap keep their edges: they would show the head between them.
  const thick = overlaps ? new Float32Array(size * size).fill(1) : thickness(mesh);
  const result = plane(size, size, 4);
  covered.forEach((isCovered, pixel) => {
    const value = grey.data[pixel * 3]! || 0.6;
    const alpha = isCovered ? clamp((kit.data[pixel * 4 + 3]! - 0.03) * 1.15) * thick[pixel]! : 0;
    result.data.set([value, value, value, alpha], pixel * 4);
  });
  return result;
}

/** Brow and lash cards in one picture: see `browUv` and `lashUv`. One color each, so nothing can bleed. */
export function paintLashes(brows: Plane, lashes: Plane, hairColor: Rgb): Plane {
  const result = plane(size, size * 2, 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    result.data.set([...hairColor, brows.data[pixel * 4 + 3]! * 0.7], pixel * 4);
    result.data.set([0.045, 0.035, 0.03, lashes.data[pixel * 4 + 3]! * 0.9], (size * size + pixel) * 4);
  }
  return result;
}

const gums: Rgb = [0.62, 0.3, 0.29];

/** How much of the light reaches teeth and tongue `depth` meters behind the front teeth. */
const reached = (depth: number) => mix(1, 0.25, smoothstep(0.01, 0.045, depth));

/** The tongue and gums in one pink, teeth a little warm and never pure white; the farther back, the darker. */
export function paintMouth(mesh: ObjMesh, kit: Plane, hasTeeth: boolean): Plane {
  const result = plane(size, size, 3);
  const front = mesh.points.reduce((far, value, i) => (i % 3 === 2 ? Math.max(far, value) : far), -Infinity);
  const depths = drawFaces(mesh.faces, size, 1, (point, uv) => [
    ...uvOf(mesh, uv),
    front - mesh.points[point * 3 + 2]! + (hasTeeth ? 0 : -0.012),
  ]).result;
  const solid = coverage(mesh, size, 0).map((isCovered, pixel) =>
    isCovered && kit.data[pixel * 4 + 3]! > 0.9 ? 1 : 0,
  );
  solid.forEach((isSolid, pixel) => {
    if (!isSolid) return;
    const source = kit.data.subarray(pixel * 4, pixel * 4 + 3) as unknown as Rgb;
    const light = luminance(source);
    const pink = hasTeeth ? smoothstep(0.2, 0.4, (source[0] - source[1]) / Math.max(source[0], 0.05)) : 1;
    const tooth = clamp(0.45 + light * 0.5, 0.5, 0.84);
    const gum = clamp(0.62 + light * 0.55, 0.5, 1.15);
    result.data.set(
      [tooth, tooth * 0.955, tooth * 0.87].map(
        (value, k) => mix(value, gums[k]! * gum, pink) * reached(depths.data[pixel]!),
      ),
      pixel * 3,
    );
  });
  dilate(result, solid, 8);
  fillRest(result, gums);
  return result;
}

export const alphaAt = (picture: Plane, u: number, v: number) => sample(picture, u, v, 3);
