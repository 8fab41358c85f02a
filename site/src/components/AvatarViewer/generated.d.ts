/** Generated during the build by `plugins/sample-models`. */
declare module '@generated/sample-models/default/sizes.json' {
  /** Bytes of each file of `static/models/` by name. */
  const sizes: Readonly<Record<string, number>>;
  export default sizes;
}
