import path from 'node:path';

/**
 * Loader for pages, before MDX: registers the samples of a page as dependencies with the bundler. Otherwise, a changed
 * sample wouldn't update the page in development or in a cached build.
 *
 * @this {{getOptions(): {folder: string}, addDependency(file: string): void}}
 * @param {string} source
 */
export default function dependOnSamples(source) {
  const {folder} = this.getOptions();
  for (const [, file] of source.matchAll(/\ssample="([^"#]+)/g)) {
    this.addDependency(path.join(folder, file ?? ''));
  }
  return source;
}
