import path from 'node:path';

/**
 * Loader for pages, before MDX: reports to the bundler which samples a page shows. Otherwise a changed sample would leave the
 * page as it is, in development and in a build with a cache.
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
