import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {wasmFiles, type LoadWasm} from './codec';

/** Where a WebAssembly file is: beside the bundled command, or in its package. */
function pathOf(file: keyof typeof wasmFiles): string {
  const beside = fileURLToPath(new URL(file, import.meta.url));
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(wasmFiles[file]);
}

/** What the codecs create; Node has none. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height = data.length / 4 / width,
  ) {}
}

/** Compiles the codecs' WebAssembly in Node. */
export const loadWasmInNode: LoadWasm = async (file) => {
  globalThis.ImageData ??= Pixels as unknown as typeof ImageData;
  return WebAssembly.compile(await readFile(pathOf(file)));
};
