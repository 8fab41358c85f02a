import {createRequire} from 'node:module';

const {resolve} = createRequire(import.meta.url);

/** Folder of the WebAssembly files of `@jsquash/webp`. Node supports SIMD since version 16.4. */
export const webpCodecs = () => ({
  decoder: resolve('@jsquash/webp/codec/dec/webp_dec.wasm'),
  encoder: resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'),
});
