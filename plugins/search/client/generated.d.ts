/** Written by the plugin when the site is loaded: the hash of all inputs of the index. */
declare module '@generated/search/default/index-hash.json' {
  const hash: string;
  export default hash;
}
