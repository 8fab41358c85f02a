import sharp from 'sharp';
import type {ObjFace, ObjMesh} from '../read';

/** A picture of floats: `channels` numbers per pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

export const plane = (width: number, height: number, channels: number): Plane => ({
  width,
  height,
  channels,
  data: new Float32Array(width * height * channels),
});

/** Red, green and blue, or x, y and z. */
export type Rgb = readonly [number, number, number];

export const rgbAt = ({data}: Plane, pixel: number): Rgb => [
  data[pixel * 3]!,
  data[pixel * 3 + 1]!,
  data[pixel * 3 + 2]!,
];

export const luminance = (color: Rgb) => color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;

export const scaled = (color: Rgb, red: number, green = red, blue = red): Rgb => [
  color[0] * red,
  color[1] * green,
  color[2] * blue,
];

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const smoothstep = (low: number, high: number, value: number) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

function toFloats(bytes: Uint8Array): Float32Array {
  const floats = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) floats[i] = bytes[i]! / 255;
  return floats;
}

/** Reads a picture as RGBA from 0 to 1, enlarged to `width` by a Lanczos filter. */
export async function readPicture(file: string, width?: number): Promise<Plane> {
  const image = sharp(file).ensureAlpha().toColourspace('srgb');
  if (width) image.resize(width, width, {kernel: 'lanczos3', fit: 'fill'});
  const {data, info} = await image.raw().toBuffer({resolveWithObject: true});
  return {width: info.width, height: info.height, channels: 4, data: toFloats(data)};
}

/** The picture as bytes for sharp. */
export function toSharp({width, height, channels, data}: Plane) {
  const bytes = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i++) bytes[i] = data[i]! * 255;
  return sharp(bytes, {raw: {width, height, channels: channels as 1 | 3 | 4}});
}

/** Blurs every channel by a Gaussian of `sigma` pixels. */
export async function blurred(source: Plane, sigma: number): Promise<Plane> {
  const image = toSharp(source).blur(sigma);
  if (source.channels === 1) image.toColourspace('b-w');
  return {...source, data: toFloats(await image.raw().toBuffer())};
}

/** One channel at u, v (0 to 1), between the four nearest pixels. */
export function sample({width, height, channels, data}: Plane, u: number, v: number, channel: number): number {
  const x = clamp(u * width - 0.5, 0, width - 1);
  const y = clamp(v * height - 0.5, 0, height - 1);
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) =>
    data[(Math.min(row, height - 1) * width + Math.min(column, width - 1)) * channels + channel]!;
  return mix(mix(at(x0, y0), at(x0 + 1, y0), x - x0), mix(at(x0, y0 + 1), at(x0 + 1, y0 + 1), x - x0), y - y0);
}

/** Place in a picture (u, v from 0 to 1) and values of a corner of a face. */
export type Corner = readonly [u: number, v: number, ...values: number[]];

/**
 * Draws faces into a square picture, with values that run from corner to corner; `covered` is 1 where a face lies.
 * `corner` gets a point's index and that of its texture coordinate. Triangles that reach farther than `farthest` pixels
 * are left out.
 */
export function drawFaces(
  faces: readonly ObjFace[],
  size: number,
  channels: number,
  corner: (point: number, uv: number, face: ObjFace) => Corner,
  farthest = size,
): {result: Plane; covered: Uint8Array} {
  const result = plane(size, size, channels);
  const covered = new Uint8Array(size * size);
  const draw = (one: Corner, two: Corner, three: Corner) => {
    const [ax, ay] = [one[0] * size - 0.5, one[1] * size - 0.5];
    const [bx, by] = [two[0] * size - 0.5 - ax, two[1] * size - 0.5 - ay];
    const [cx, cy] = [three[0] * size - 0.5 - ax, three[1] * size - 0.5 - ay];
    const area = bx * cy - by * cx;
    if (area === 0 || [bx, by, cx, cy].some((reach) => Math.abs(reach) > farthest)) return;
    const bottom = Math.min(size - 1, Math.ceil(ay + Math.max(0, by, cy)));
    const right = Math.min(size - 1, Math.ceil(ax + Math.max(0, bx, cx)));
    for (let y = Math.max(0, Math.floor(ay + Math.min(0, by, cy))); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(ax + Math.min(0, bx, cx))); x <= right; x++) {
        const wb = ((x - ax) * cy - (y - ay) * cx) / area;
        const wc = ((y - ay) * bx - (x - ax) * by) / area;
        if (wb < -1e-3 || wc < -1e-3 || wb + wc > 1.001) continue;
        covered[y * size + x] = 1;
        for (let k = 0; k < channels; k++) {
          result.data[(y * size + x) * channels + k] =
            one[k + 2]! * (1 - wb - wc) + two[k + 2]! * wb + three[k + 2]! * wc;
        }
      }
    }
  };
  for (const face of faces) {
    const corners = face.points.map((point, i) => corner(point, face.uvs[i]!, face));
    for (let i = 2; i < corners.length; i++) draw(corners[0]!, corners[i - 1]!, corners[i]!);
  }
  return {result, covered};
}

/** A texture coordinate of a mesh, v down. */
export const uvOf = ({uvs}: ObjMesh, uv: number): readonly [number, number] => [uvs[uv * 2]!, 1 - uvs[uv * 2 + 1]!];

/** Spreads the covered pixels over their neighbors, so that filtering at an edge finds no foreign color. */
export function dilate({width, height, channels, data}: Plane, covered: Uint8Array, steps: number): void {
  let ring = covered.slice();
  for (let step = 0; step < steps; step++) {
    const next = ring.slice();
    for (let pixel = 0; pixel < ring.length; pixel++) {
      if (ring[pixel]) continue;
      const x = pixel % width;
      const near = [x > 0 && pixel - 1, x < width - 1 && pixel + 1, pixel - width, pixel + width].filter(
        (other): other is number => other !== false && other >= 0 && other < width * height && ring[other] === 1,
      );
      if (near.length === 0) continue;
      next[pixel] = 1;
      for (let k = 0; k < channels; k++) {
        data[pixel * channels + k] = near.reduce((sum, other) => sum + data[other * channels + k]!, 0) / near.length;
      }
    }
    ring = next;
  }
}

/** One color wherever nothing is drawn. */
export function fillRest({data}: Plane, color: Rgb): void {
  for (let i = 0; i < data.length; i += 3) if (data[i] === 0 && data[i + 1] === 0) data.set(color, i);
}
