/** Hash of all inputs of the index, written by the plugin when the site is loaded. */
declare module '@generated/search/default/index-hash.json' {
  const hash: string;
  export default hash;
}
