/** The parts of Draco's and Basis Universal's decoders that are used here. Their packages have no types. */
interface WasmOptions {
  readonly wasmBinary: ArrayBuffer;
}

declare module 'draco3dgltf/draco_decoder_gltf_nodejs.js' {
  const makeDecoder: (options: WasmOptions) => Promise<unknown>;
  export default makeDecoder;
}

declare module 'draco3dgltf/draco_encoder_gltf_nodejs.js' {
  const makeEncoder: (options: WasmOptions) => Promise<unknown>;
  export default makeEncoder;
}

declare module 'three/addons/libs/basis/basis_transcoder.js' {
  import type {Transcoder} from '@avaturn-docs/avatar-glb/images/ktx2';

  interface Basis extends Transcoder {
    initializeBasis(): void;
  }
  const makeTranscoder: (options: WasmOptions) => Promise<Basis>;
  export default makeTranscoder;
}
