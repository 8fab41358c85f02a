import {MeshoptDecoder} from '../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';
import {meshopt, ratifiedMeshopt} from '../decode/extensions';
import {number, position, record, text, type Json} from './json';

export type CompressedView = NonNullable<ReturnType<typeof readCompressedView>>;

/** For all views of a file: an avatar has 2 MB, and a damaged file can have a thousand views of any size. */
const maxBytes = 256e6;
const maxStride = 256;

export function readCompressedView(extensions: Json, buffers: number) {
  const used = [meshopt, ratifiedMeshopt].find((extension) => extension in extensions);
  if (used === undefined) return undefined;
  const view = record(extensions[used]);
  return {
    buffer: position(view['buffer'], buffers),
    byteOffset: number(view['byteOffset'], 0),
    byteLength: number(view['byteLength'], 0),
    /** Bytes of an element after decoding, and their number. */
    byteStride: number(view['byteStride'], 0),
    count: number(view['count'], 0),
    mode: text(view['mode']),
    filter: text(view['filter']) || 'NONE',
  };
}

/** The attributes of a mesh may share a view. */
const decoded = new WeakMap<CompressedView, Uint8Array>();
/** Bytes decoded so far, by the BIN chunk of the file. */
const spent = new WeakMap<Uint8Array, number>();

/**
 * Decodes vertices, keys or the matrices of a skin. meshopt's JavaScript decoder needs no WebAssembly, which most workers
 * of the site may not run.
 * @returns undefined if the view is elsewhere, too large or damaged
 */
export function decodeView(view: CompressedView, bin: Uint8Array): Uint8Array | undefined {
  const {buffer, byteOffset, byteLength, byteStride, count, mode, filter} = view;
  const isReadable = mode === 'ATTRIBUTES' && Number.isInteger(count) && count > 0 && byteStride > 0;
  const size = count * byteStride;
  const total = size + (spent.get(bin) ?? 0);
  const isSmall = byteStride <= maxStride && byteStride % 4 === 0 && total <= maxBytes;
  const isInside = buffer === 0 && byteOffset >= 0 && byteLength > 0 && byteOffset + byteLength <= bin.byteLength;
  if (!isReadable || !isSmall || !isInside) return undefined;
  const known = decoded.get(view);
  if (known) return known;
  spent.set(bin, total);
  const bytes = new Uint8Array(size);
  try {
    // A copy, because the decoder writes to slices, which aren't copies if they are of one of Node's buffers.
    const source = new Uint8Array(bin.subarray(byteOffset, byteOffset + byteLength));
    MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, source, mode, filter);
    decoded.set(view, bytes);
    return bytes;
  } catch {
    return undefined;
  }
}
