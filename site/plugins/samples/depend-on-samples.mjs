import path from 'node:path';

/**
 * Loader for pages, before MDX: registers the samples of a page, and the files with the versions of the tools that samples
 * run, as dependencies with the bundler. Otherwise, a change wouldn't update the page in development or in a cached build.
 * @this {{getOptions(): {folder: string, versions: readonly string[]}, addDependency(file: string): void}}
 * @param {string} source
 */
export default function dependOnSamples(source) {
  const {folder, versions} = this.getOptions();
  const samples = [...source.matchAll(/\ssample="([^"#]+)/g)].map(([, file = '']) => path.join(folder, file));
  for (const file of samples.length > 0 ? [...samples, ...versions] : []) this.addDependency(file);
  return source;
}
