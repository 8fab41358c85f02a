import {draco} from '../decode/extensions';
import {decodeView} from './compressed-view';
import type {Accessor, Gltf} from './gltf';

/** Components of an element by accessor type, glTF 2.0 section 3.6.2. */
const components: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
};

interface ComponentType {
  readonly bytes: number;
  /** Divisor of normalized integers. */
  readonly max: number;
  readonly read: (view: DataView, at: number) => number;
}

const componentTypes: Readonly<Record<number, ComponentType>> = {
  5120: {bytes: 1, max: 127, read: (view, at) => view.getInt8(at)},
  5121: {bytes: 1, max: 255, read: (view, at) => view.getUint8(at)},
  5122: {bytes: 2, max: 32_767, read: (view, at) => view.getInt16(at, true)},
  5123: {bytes: 2, max: 65_535, read: (view, at) => view.getUint16(at, true)},
  5125: {bytes: 4, max: 4_294_967_295, read: (view, at) => view.getUint32(at, true)},
  5126: {bytes: 4, max: 1, read: (view, at) => view.getFloat32(at, true)},
};

/** Bytes of its elements, without compression or padding. */
export function bytesOfAccessor({count, type, componentType}: Accessor): number {
  return Math.max(0, count) * (components[type] ?? 0) * (componentTypes[componentType]?.bytes ?? 0);
}

/** The value of one step of a normalized integer; 1 for other types. */
export function unitOf({normalized, componentType}: Accessor): number {
  return normalized ? 1 / (componentTypes[componentType]?.max ?? 1) : 1;
}

/** The bytes of a buffer view in the BIN chunk; undefined if they are elsewhere, compressed or incomplete. */
export function bytesOfView(gltf: Gltf, bin: Uint8Array, index: number | undefined): Uint8Array | undefined {
  const view = index === undefined ? undefined : gltf.bufferViews[index];
  // Only the first buffer without a URI is the BIN chunk.
  if (!view || view.compressed || view.buffer !== 0 || gltf.buffers[0]?.uri !== undefined) {
    return undefined;
  }
  const {byteOffset, byteLength} = view;
  if (byteOffset < 0 || byteLength < 0 || byteOffset + byteLength > bin.byteLength) {
    return undefined;
  }
  return bin.subarray(byteOffset, byteOffset + byteLength);
}

/**
 * All numbers of an accessor, element by element, normalized integers as their fractions.
 *
 * Undefined if the file alone isn't enough: compressed by Draco, outside the buffer, or of the wrong type.
 */
export function readAccessor(gltf: Gltf, bin: Uint8Array, index: number | undefined): Float32Array | undefined {
  const accessor = gltf.accessors[index ?? -1];
  if (!accessor) return undefined;
  const {count, type, sparse, bufferView} = accessor;
  const width = components[type] ?? 0;
  const isZero = bufferView === undefined && (sparse !== undefined || !gltf.extensionsUsed.includes(draco));
  const isSmall = count >= 0 && count * width <= maxZeros;
  const values = isZero && isSmall ? new Float32Array(count * width) : readElements(gltf, bin, accessor);
  if (!sparse) return values;
  const indices = readElements(gltf, bin, {...sparse.indices, count: sparse.count, type: 'SCALAR', normalized: false});
  const replacements = readElements(gltf, bin, {...accessor, ...sparse.values, count: sparse.count});
  if (!indices || !replacements) return undefined;
  indices.forEach((element, at) => {
    if (element < count) values?.set(replacements.subarray(at * width, at * width + width), element * width);
  });
  return values;
}

/** Numbers of an accessor without a buffer view, which are zeros. An avatar has some thousand. */
const maxZeros = 16e6;

type Elements = Pick<Accessor, 'bufferView' | 'byteOffset' | 'componentType' | 'normalized' | 'count' | 'type'>;

function readElements(gltf: Gltf, bin: Uint8Array, elements: Elements): Float32Array | undefined {
  const {bufferView, byteOffset, count, normalized} = elements;
  const {compressed, byteStride} = gltf.bufferViews[bufferView ?? -1] ?? {};
  const bytes = compressed ? decodeView(compressed, bin) : bytesOfView(gltf, bin, bufferView);
  const width = components[elements.type];
  const type = componentTypes[elements.componentType];
  if (!width || !type || !bytes) {
    return undefined;
  }
  const stride = byteStride ?? width * type.bytes;
  const last = byteOffset + (count - 1) * stride + width * type.bytes;
  if (!Number.isInteger(count) || count < 1 || byteOffset < 0 || stride < 1 || last > bytes.byteLength) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = new Float32Array(count * width);
  const divisor = normalized ? type.max : 1;
  for (let element = 0; element < count; element += 1) {
    for (let component = 0; component < width; component += 1) {
      const value = type.read(view, byteOffset + element * stride + component * type.bytes) / divisor;
      // Signed fractions end at -1, although their integers go one step lower (glTF 2.0, section 3.6.2.2).
      values[element * width + component] = normalized ? Math.max(value, -1) : value;
    }
  }
  return values;
}
