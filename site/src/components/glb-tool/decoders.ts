/** Decoders for a worker whose name begins with `wasm-worker`: only there, the policy allows WebAssembly. */
import type {Decoders} from '@avaturn-docs/avatar-glb/decode/decompress';
import {readKtx2} from '@avaturn-docs/avatar-glb/images/ktx2';
import {replaceFunctionConstructor} from './embind-without-eval';

type Png = Uint8Array<ArrayBuffer>;

type Make<Instance> = (options: {readonly wasmBinary: ArrayBuffer}) => Promise<Instance>;

/** Starts an Emscripten module with its binary. */
async function start<Instance>(module: Promise<{readonly default: Make<Instance>}>, address: URL): Promise<Instance> {
  const [{default: make}, response] = await Promise.all([module, fetch(address)]);
  if (!response.ok) throw new Error(`${address.pathname} responded with ${response.status}.`);
  return make({wasmBinary: await response.arrayBuffer()});
}

const draco = (): Promise<unknown> =>
  start(
    import(/* webpackChunkName: "draco-decoder" */ 'draco3dgltf/draco_decoder_gltf_nodejs.js'),
    new URL('draco3dgltf/draco_decoder_gltf.wasm', import.meta.url),
  );

export const makeDracoEncoder = (): Promise<unknown> =>
  start(
    import(/* webpackChunkName: "draco-encoder" */ 'draco3dgltf/draco_encoder_gltf_nodejs.js'),
    new URL('draco3dgltf/draco_encoder.wasm', import.meta.url),
  );

async function makeTranscoder() {
  replaceFunctionConstructor();
  const basis = await start(
    import(/* webpackChunkName: "basis-transcoder" */ 'three/addons/libs/basis/basis_transcoder.js'),
    new URL('three/addons/libs/basis/basis_transcoder.wasm', import.meta.url),
  );
  basis.initializeBasis();
  return basis;
}

/** One transcoder for all images of a file. */
let transcoder: ReturnType<typeof makeTranscoder> | undefined;

async function ktx2ToPng(ktx2: Uint8Array): Promise<Png> {
  const data = readKtx2(await (transcoder ??= makeTranscoder()), ktx2);
  return pngOf(data.width, data.height, (context) => context.putImageData(data, 0, 0));
}

/** Formats that the browser itself decodes. */
const bitmapToPng =
  (type: string) =>
  async (image: Uint8Array): Promise<Png> => {
    const bitmap = await createImageBitmap(new Blob([image.slice()], {type}), {
      colorSpaceConversion: 'none',
      premultiplyAlpha: 'none',
    });
    return pngOf(bitmap.width, bitmap.height, (context) => context.drawImage(bitmap, 0, 0));
  };

async function pngOf(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Png> {
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext('2d')!);
  return new Uint8Array(await (await canvas.convertToBlob({type: 'image/png'})).arrayBuffer());
}

/** For formats that browsers can't show. */
export const displayDecoders: Decoders = {draco, toPng: {'image/ktx2': ktx2ToPng}};

/** For software that supports only PNG and JPEG. */
export const plainDecoders: Decoders = {
  draco,
  toPng: {'image/ktx2': ktx2ToPng, 'image/webp': bitmapToPng('image/webp'), 'image/avif': bitmapToPng('image/avif')},
};
