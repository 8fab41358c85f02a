import {encode} from 'jpeg-js';
import type {Unwrapped} from '../geometry/charts';
import {type Vec3, add, clamp, normalize, scale, subtract} from '../geometry/vector';

/** What a place of a surface is made of. Color and occlusion 0 to 1, sRGB; the bump is a height in meters. */
export interface Paint {
  readonly color: (p: Vec3, normal: Vec3, tag: string) => Vec3;
  readonly roughness?: (p: Vec3, tag: string) => number;
  readonly metalness?: (p: Vec3, tag: string) => number;
  readonly bump?: (p: Vec3, tag: string) => number;
}

export interface BakeOptions {
  /** Sides of the pictures in pixels. */
  readonly colorSize: number;
  readonly detailSize: number;
  /** Darkness of creases at each point, 0 (open) to 1. */
  readonly occlusion: readonly number[];
  readonly quality?: number;
}

export interface Baked {
  readonly color: Uint8Array;
  readonly normal: Uint8Array;
  /** Occlusion in red, roughness in green, metalness in blue. */
  readonly orm: Uint8Array;
}

/** Calls back for each pixel of a texture that a triangle covers, with the weights of its corners. */
function eachPixel(
  mesh: Unwrapped,
  size: number,
  visit: (pixel: number, triangle: readonly [number, number, number], a: number, b: number, c: number) => void,
): void {
  for (const triangle of mesh.triangles) {
    const [ua, va] = mesh.uvs[triangle[0]]!;
    const [ub, vb] = mesh.uvs[triangle[1]]!;
    const [uc, vc] = mesh.uvs[triangle[2]]!;
    const double = (ub - ua) * (vc - va) - (uc - ua) * (vb - va);
    if (Math.abs(double) < 1e-12) continue;
    // Half a pixel of margin, so that no pixel between two triangles is left out.
    const margin = 0.5;
    const x0 = Math.max(0, Math.floor(Math.min(ua, ub, uc) * size - margin));
    const x1 = Math.min(size - 1, Math.ceil(Math.max(ua, ub, uc) * size + margin));
    const y0 = Math.max(0, Math.floor(Math.min(va, vb, vc) * size - margin));
    const y1 = Math.min(size - 1, Math.ceil(Math.max(va, vb, vc) * size + margin));
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const u = (x + 0.5) / size;
        const v = (y + 0.5) / size;
        const b = ((u - ua) * (vc - va) - (uc - ua) * (v - va)) / double;
        const c = ((ub - ua) * (v - va) - (u - ua) * (vb - va)) / double;
        const a = 1 - b - c;
        if (a >= -0.02 && b >= -0.02 && c >= -0.02) visit(y * size + x, triangle, a, b, c);
      }
    }
  }
}

/** Lets the border colors of the charts run into the gutters, so that smaller mip levels show no seams. */
function bleed(pixels: Uint8Array, filled: Uint8Array, size: number, rounds: number): void {
  let edge: number[] = [];
  for (let i = 0; i < filled.length; i++) if (filled[i]) edge.push(i);
  for (let round = 0; round < rounds; round++) {
    const next: number[] = [];
    for (const i of edge) {
      const x = i % size;
      for (let side = 0; side < 4; side++) {
        const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - size : i + size;
        const outside = side === 0 ? x === 0 : side === 1 ? x === size - 1 : j < 0 || j >= filled.length;
        if (outside || filled[j]) continue;
        filled[j] = 1;
        pixels.copyWithin(j * 4, i * 4, i * 4 + 4);
        next.push(j);
      }
    }
    edge = next;
  }
}

/** Distance over which a slope is measured, meters. */
const bumpStep = 0.0006;

function store(pixels: Uint8Array, pixel: number, red: number, green: number, blue: number): void {
  const i = pixel * 4;
  pixels[i] = Math.round(clamp(red, 0, 1) * 255);
  pixels[i + 1] = Math.round(clamp(green, 0, 1) * 255);
  pixels[i + 2] = Math.round(clamp(blue, 0, 1) * 255);
  pixels[i + 3] = 255;
}

function picture(size: number, background: Vec3) {
  const pixels = new Uint8Array(size * size * 4);
  for (let i = 0; i < size * size; i++) store(pixels, i, ...background);
  return {pixels, filled: new Uint8Array(size * size)};
}

const jpeg = (pixels: Uint8Array, size: number, quality: number): Uint8Array =>
  new Uint8Array(encode({data: pixels, width: size, height: size}, quality).data);

function interpolate(
  list: readonly Vec3[],
  [i, j, k]: readonly [number, number, number],
  a: number,
  b: number,
  c: number,
): Vec3 {
  const p = list[i]!;
  const q = list[j]!;
  const r = list[k]!;
  return [p[0] * a + q[0] * b + r[0] * c, p[1] * a + q[1] * b + r[1] * c, p[2] * a + q[2] * b + r[2] * c];
}

/** The directions in which u grows and v shrinks on a triangle, for tangent space with +Y up. */
function tangents(mesh: Unwrapped, [i, j, k]: readonly [number, number, number]): [Vec3, Vec3] {
  const e1 = subtract(mesh.points[j]!, mesh.points[i]!);
  const e2 = subtract(mesh.points[k]!, mesh.points[i]!);
  const [ui, vi] = mesh.uvs[i]!;
  const [uj, vj] = mesh.uvs[j]!;
  const [uk, vk] = mesh.uvs[k]!;
  const du1 = uj - ui;
  const du2 = uk - ui;
  const dv1 = vj - vi;
  const dv2 = vk - vi;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  const tangent = scale(subtract(scale(e1, dv2), scale(e2, dv1)), sign);
  const down = scale(subtract(scale(e2, du1), scale(e1, du2)), sign);
  return [normalize(tangent), scale(normalize(down), -1)];
}

/** Paints the textures of a surface: the colors are asked at places in space, so charts show no seams. */
export function bake(mesh: Unwrapped, paint: Paint, options: BakeOptions): Baked {
  const {colorSize, detailSize, occlusion, quality = 80} = options;
  const color = picture(colorSize, [0.5, 0.5, 0.5]);
  eachPixel(mesh, colorSize, (pixel, triangle, a, b, c) => {
    const p = interpolate(mesh.points, triangle, a, b, c);
    const n = interpolate(mesh.normals, triangle, a, b, c);
    const dark = occlusion[triangle[0]]! * a + occlusion[triangle[1]]! * b + occlusion[triangle[2]]! * c;
    const value = paint.color(p, n, mesh.tags[triangle[0]]!);
    // Engines that ignore the occlusion map still show a hint of it.
    const shade = 1 - 0.3 * clamp(dark, 0, 1);
    color.filled[pixel] = 1;
    store(color.pixels, pixel, value[0] * shade, value[1] * shade, value[2] * shade);
  });
  bleed(color.pixels, color.filled, colorSize, 6);

  const normal = picture(detailSize, [0.5, 0.5, 1]);
  const orm = picture(detailSize, [1, 0.8, 0]);
  let last: readonly number[] | undefined;
  let frame: [Vec3, Vec3] = [
    [1, 0, 0],
    [0, 1, 0],
  ];
  eachPixel(mesh, detailSize, (pixel, triangle, a, b, c) => {
    const tag = mesh.tags[triangle[0]]!;
    const p = interpolate(mesh.points, triangle, a, b, c);
    const dark = occlusion[triangle[0]]! * a + occlusion[triangle[1]]! * b + occlusion[triangle[2]]! * c;
    orm.filled[pixel] = 1;
    store(orm.pixels, pixel, 1 - dark, paint.roughness?.(p, tag) ?? 0.8, paint.metalness?.(p, tag) ?? 0);
    if (!paint.bump) return;
    if (last !== triangle) {
      last = triangle;
      frame = tangents(mesh, triangle);
    }
    const here = paint.bump(p, tag);
    const tilt = normalize([
      here - paint.bump(add(p, scale(frame[0], bumpStep)), tag),
      here - paint.bump(add(p, scale(frame[1], bumpStep)), tag),
      bumpStep,
    ]);
    normal.filled[pixel] = 1;
    store(normal.pixels, pixel, tilt[0] / 2 + 0.5, tilt[1] / 2 + 0.5, tilt[2] / 2 + 0.5);
  });
  bleed(orm.pixels, orm.filled, detailSize, 6);
  bleed(normal.pixels, normal.filled, detailSize, 6);
  return {
    color: jpeg(color.pixels, colorSize, quality),
    normal: jpeg(normal.pixels, detailSize, quality),
    orm: jpeg(orm.pixels, detailSize, quality),
  };
}

/** How closed in each point is, from the field of what surrounds it: five looks along the normal. */
export function occlusionOf(
  points: readonly Vec3[],
  normals: readonly Vec3[],
  surroundings: (x: number, y: number, z: number) => number,
  reach = 0.05,
): number[] {
  return points.map((p, i) => {
    const n = normals[i]!;
    let dark = 0;
    let share = 0.5;
    for (let step = 1; step <= 4; step++) {
      const far = (reach * step) / 4;
      const free = surroundings(p[0] + n[0] * far, p[1] + n[1] * far, p[2] + n[2] * far);
      dark += share * clamp((far - free) / far, 0, 1);
      share /= 2;
    }
    return clamp(dark * 1.15, 0, 1);
  });
}
