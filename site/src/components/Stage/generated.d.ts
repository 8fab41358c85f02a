/** Generated during the build by `plugins/sample-models.ts`. */
declare module '@generated/sample-models/default/parts.json' {
  const parts: readonly import('../../../data/part').Part[];
  export default parts;
}
