import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import type {Decoders} from '../decode/decompress';
import {imageCodec, wasmFiles, type ImageCodec} from './codec';
import {readKtx2, type Transcoder} from './ktx2';

const nodeRequire = createRequire(import.meta.url);

export const codecFiles = {
  ...wasmFiles,
  'basis-transcoder.cjs': 'three/addons/libs/basis/basis_transcoder.js',
  'basis-transcoder.wasm': 'three/addons/libs/basis/basis_transcoder.wasm',
} as const;

async function read(file: keyof typeof codecFiles): Promise<Uint8Array<ArrayBuffer>> {
  const beside = fileURLToPath(new URL(file, import.meta.url));
  return new Uint8Array(await readFile(existsSync(beside) ? beside : nodeRequire.resolve(codecFiles[file])));
}

/** The class that the codecs create, which Node lacks. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height = data.length / 4 / width,
  ) {}
}

export function nodeImageCodec(): ImageCodec {
  globalThis.ImageData ??= Pixels as unknown as typeof ImageData;
  return imageCodec(async (file) => WebAssembly.compile(await read(file)));
}

async function makeTranscoder(): Promise<Transcoder> {
  // Neither Node nor the bundler can import this script: it is CommonJS in a package of ES modules.
  const code = new TextDecoder().decode(await read('basis-transcoder.cjs'));
  const make = compileFunction(`${code}\nreturn BASIS;`, ['require', '__dirname'])(nodeRequire, '') as (options: {
    readonly wasmBinary: Uint8Array;
  }) => Promise<Transcoder & {initializeBasis(): void}>;
  const basis = await make({wasmBinary: await read('basis-transcoder.wasm')});
  basis.initializeBasis();
  return basis;
}

/** Decoders in Node for every format that pages decode. */
export async function nodeDecoders(): Promise<Required<Decoders>> {
  // CommonJS: only the default export exists both in Node and in a bundle.
  const {createDecoderModule} = (await import('draco3dgltf')).default;
  const codec = nodeImageCodec();
  const toPng = (type: string) => async (image: Uint8Array) =>
    codec.encode(await codec.decode(image, type), 'image/png', 100);
  let transcoder: Promise<Transcoder> | undefined;
  return {
    draco: createDecoderModule,
    toPng: {
      'image/webp': toPng('image/webp'),
      'image/avif': toPng('image/avif'),
      'image/ktx2': async (image) =>
        codec.encode(readKtx2(await (transcoder ??= makeTranscoder()), image), 'image/png', 100),
    },
  };
}
