/** The package has no types. Its modules are only passed to glTF-Transform. */
declare module 'draco3dgltf' {
  const draco: {
    createDecoderModule(): Promise<unknown>;
    createEncoderModule(): Promise<unknown>;
  };
  export default draco;
}
