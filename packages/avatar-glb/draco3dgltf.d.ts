/** The package ships no types. Its modules are handed on to glTF-Transform and not used here. */
declare module 'draco3dgltf' {
  export function createDecoderModule(): Promise<unknown>;
  export function createEncoderModule(): Promise<unknown>;
}
