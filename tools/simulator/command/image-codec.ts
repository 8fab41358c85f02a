import {readFile} from 'node:fs/promises';
import path from 'node:path';
import decodeWebp, {init as initDecoder} from '@jsquash/webp/decode.js';
import encodeWebp, {init as initEncoder} from '@jsquash/webp/encode.js';
import jpeg from 'jpeg-js';
import {PNG} from 'pngjs';
import type {ImageCodec, Pixels} from '../content/render';

/** The WebAssembly files of `@jsquash/webp`, which a bundle contains as separate files. */
export interface WebpCodecs {
  readonly decoder: string;
  readonly encoder: string;
}

const jpegQuality = 80;

/** Compiled for the first image only, because most runs of the simulator draw none. */
function webp({decoder, encoder}: WebpCodecs): {
  readonly decode: (bytes: Uint8Array) => Promise<Pixels>;
  readonly encode: (pixels: Pixels) => Promise<Uint8Array>;
} {
  const compile = async (file: string) => WebAssembly.compile(await readFile(file));
  let decoding: Promise<void> | undefined;
  let encoding: Promise<unknown> | undefined;
  return {
    async decode(bytes) {
      await (decoding ??= compile(decoder).then((module) => initDecoder(module)));
      return decodeWebp(bytes.slice().buffer);
    },
    async encode(pixels) {
      await (encoding ??= compile(encoder).then((module) => initEncoder(module)));
      return new Uint8Array(await encodeWebp(pixels as ImageData));
    },
  };
}

/**
 * Reads and writes images in Node, without native code.
 * @param folder the folder with the layers of renders
 */
export function imageCodec(folder: string, codecs: WebpCodecs): ImageCodec {
  const {decode, encode} = webp(codecs);
  return {
    read: async (file) => decode(await readFile(path.join(folder, file))),
    async write(pixels, format) {
      if (format === 'webp') return encode(pixels);
      const {width, height} = pixels;
      const data = Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength);
      if (format === 'jpg') return jpeg.encode({width, height, data}, jpegQuality).data;
      const png = new PNG({width, height});
      png.data = data;
      return PNG.sync.write(png);
    },
  };
}
