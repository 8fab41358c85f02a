/** What the decoders of Draco and Basis Universal offer and is used here. Their packages ship no types. */
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
  interface Ktx2File {
    isValid(): boolean;
    startTranscoding(): number;
    getWidth(): number;
    getHeight(): number;
    getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
    /** The last two: which channel of the file holds color and alpha; -1 for the usual ones. */
    transcodeImage(
      to: Uint8Array,
      level: number,
      layer: number,
      face: number,
      format: number,
      flags: number,
      color: number,
      alpha: number,
    ): number;
    close(): void;
    delete(): void;
  }
  interface Transcoder {
    initializeBasis(): void;
    readonly KTX2File: new (bytes: Uint8Array) => Ktx2File;
  }
  const makeTranscoder: (options: WasmOptions) => Promise<Transcoder>;
  export default makeTranscoder;
}
