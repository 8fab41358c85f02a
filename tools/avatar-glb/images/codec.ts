/** WebAssembly files by their names in the published command. */
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

/** Image codecs in WebAssembly, so that pages and the command produce the same result. Each loads at its first use. */
export function imageCodec(load?: LoadWasm): ImageCodec {
  const started = new Map<WasmFile, Promise<unknown>>();
  const start = (file: WasmFile, init: Init): Promise<unknown> => {
    const promise = started.get(file) ?? (load ? load(file).then(init) : Promise.resolve());
    started.set(file, promise);
    return promise;
  };
  const decoders: Readonly<Record<string, (image: ArrayBuffer) => Promise<ImageData | null>>> = {
    async 'image/png'(image) {
      const {decode, init} = await import('@jsquash/png/decode.js');
      await start('png.wasm', init);
      return decode(image);
    },
    async 'image/jpeg'(image) {
      const {default: decode, init} = await import('@jsquash/jpeg/decode.js');
      await start('jpeg-decoder.wasm', init as Init);
      return decode(image);
    },
    async 'image/webp'(image) {
      const {default: decode, init} = await import('@jsquash/webp/decode.js');
      await start('webp-decoder.wasm', init as Init);
      return decode(image);
    },
    async 'image/avif'(image) {
      const {default: decode, init} = await import('@jsquash/avif/decode.js');
      await start('avif-decoder.wasm', init as Init);
      return decode(image);
    },
  };
  const encoders: Readonly<Record<string, (pixels: ImageData, quality: number) => Promise<ArrayBuffer>>> = {
    async 'image/png'(pixels) {
      const {default: encode, init} = await import('@jsquash/png/encode.js');
      await start('png.wasm', init);
      return encode(pixels);
    },
    async 'image/jpeg'(pixels, quality) {
      const {default: encode, init} = await import('@jsquash/jpeg/encode.js');
      await start('jpeg-encoder.wasm', init as Init);
      return encode(pixels, {quality});
    },
    async 'image/webp'(pixels, quality) {
      const {default: encode, init} = await import('@jsquash/webp/encode.js');
      await start('webp-encoder.wasm', init as Init);
      return encode(pixels, {quality, exact: 1, use_sharp_yuv: 1});
    },
  };
  return {
    async decode(image, type) {
      const pixels = await decoders[type]?.(image.slice().buffer);
      if (!pixels) throw new Error(`${type} cannot be read`);
      return pixels;
    },
    async resize(pixels, width, height, isColor) {
      const {default: resize, initResize} = await import('@jsquash/resize');
      await start('resize.wasm', initResize);
      // Alpha masks skin: keep the colors of transparent pixels, because filtering shows them at the edges.
      return resize(pixels, {width, height, premultiply: false, linearRGB: isColor});
    },
    async encode(pixels, type, quality) {
      const encoder = encoders[type];
      if (!encoder) throw new Error(`${type} cannot be written`);
      return new Uint8Array(await encoder(pixels, quality));
    },
  };
}
