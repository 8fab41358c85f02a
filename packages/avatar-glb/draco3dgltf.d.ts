/** The package ships no types. Its modules are handed on to glTF-Transform and not used here. */
declare module 'draco3dgltf' {
  const draco: {
    createDecoderModule(): Promise<unknown>;
    createEncoderModule(): Promise<unknown>;
  };
  export default draco;
}
