/** meshoptimizer contains this file without types and without an entry in `exports`. */
declare module '*/meshopt_decoder_reference.js' {
  export const MeshoptDecoder: {
    decodeGltfBuffer(
      target: Uint8Array,
      count: number,
      byteStride: number,
      source: Uint8Array,
      mode: 'ATTRIBUTES',
      filter: string,
    ): void;
  };
}
