export const wasmFiles = {
  'avif-decoder.wasm': '@jsquash/avif/codec/dec/avif_dec.wasm',
  'jpeg-decoder.wasm': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'jpeg-encoder.wasm': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  'png.wasm': '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'resize.wasm': '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
  'webp-decoder.wasm': '@jsquash/webp/codec/dec/webp_dec.wasm',
  'webp-encoder.wasm': '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
} as const;

type WasmFile = keyof typeof wasmFiles;

/** Compiles a WebAssembly file. Pages pass none, because the bundler gives each codec the URL of its file. */
export type LoadWasm = (file: WasmFile) => Promise<WebAssembly.Module>;

type Bytes = Uint8Array<ArrayBuffer>;
type Init = (module: WebAssembly.Module) => Promise<unknown>;

export interface ImageCodec {
  /**
   * Decodes PNG, JPEG, WebP and AVIF.
   * @throws Error for a damaged image or another type
   */
  decode(image: Uint8Array, type: string): Promise<ImageData>;
  /** @param isColor the values are sRGB colors, which are averaged as light */
  resize(pixels: ImageData, width: number, height: number, isColor: boolean): Promise<ImageData>;
  /**
   * Encodes PNG, JPEG or WebP.
   * @param quality 0 to 100; PNG ignores it
   */
  encode(pixels: ImageData, type: string, quality: number): Promise<Bytes>;
}

type Work = (input: never, options?: object) => Promise<ImageData | ArrayBuffer | null>;
type Codec = readonly [file: WasmFile, load: () => Promise<{readonly default: Work; readonly init: unknown}>];

const decoders: Readonly<Record<string, Codec>> = {
  'image/png': ['png.wasm', () => import('@jsquash/png/decode.js')],
  'image/jpeg': ['jpeg-decoder.wasm', () => import('@jsquash/jpeg/decode.js')],
  'image/webp': ['webp-decoder.wasm', () => import('@jsquash/webp/decode.js')],
  'image/avif': ['avif-decoder.wasm', () => import('@jsquash/avif/decode.js')],
};
const encoders: Readonly<Record<string, Codec>> = {
  'image/png': ['png.wasm', () => import('@jsquash/png/encode.js')],
  'image/jpeg': ['jpeg-encoder.wasm', () => import('@jsquash/jpeg/encode.js')],
  'image/webp': ['webp-encoder.wasm', () => import('@jsquash/webp/encode.js')],
};

/** Image codecs in WebAssembly, so that pages and the command produce the same result. Each loads at its first use. */
export function imageCodec(load?: LoadWasm): ImageCodec {
  const started = new Map<WasmFile, Promise<unknown>>();
  const start = (file: WasmFile, init: Init): Promise<unknown> => {
    const promise = started.get(file) ?? (load ? load(file).then(init) : Promise.resolve());
    started.set(file, promise);
    return promise;
  };
  const run = async (codec: Codec | undefined, problem: string, input: object, options?: object): Promise<unknown> => {
    if (!codec) throw new Error(problem);
    const [file, loadModule] = codec;
    const {default: work, init} = await loadModule();
    await start(file, init as Init);
    const result = await work(input as never, options);
    if (!result) throw new Error(problem);
    return result;
  };
  return {
    decode: async (image, type) =>
      (await run(decoders[type], `${type} cannot be read`, new Uint8Array(image).buffer)) as ImageData,
    async resize(pixels, width, height, isColor) {
      const {default: resize, initResize} = await import('@jsquash/resize');
      await start('resize.wasm', initResize);
      // Alpha masks skin: keep the colors of transparent pixels, because filtering shows them at the edges.
      return resize(pixels, {width, height, premultiply: false, linearRGB: isColor});
    },
    async encode(pixels, type, quality) {
      // Each codec ignores the options that it doesn't have.
      const options = {quality, exact: 1, use_sharp_yuv: 1};
      return new Uint8Array((await run(encoders[type], `${type} cannot be written`, pixels, options)) as ArrayBuffer);
    },
  };
}
