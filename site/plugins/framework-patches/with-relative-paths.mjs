import path from 'node:path';

/**
 * Loader for the framework's generated `client-modules.js`: makes its absolute paths relative to the file, because the
 * bundler's module hashes depend on them.
 * @this {{context: string}}
 * @param {string} source
 */
export default function withRelativePaths(source) {
  if (!source.includes('require("')) {
    throw new Error(
      'plugins/framework-patches/site-config no longer fits Docusaurus: client-modules.js has no require("…"). Look at what ' +
        'the framework writes now and correct with-relative-paths.mjs.',
    );
  }
  return source.replace(/require\(("[^"]*")\)/g, (whole, quoted) => {
    const file = JSON.parse(quoted);
    if (!path.isAbsolute(file)) {
      return whole;
    }
    const relative = path.relative(this.context, file).split(path.sep).join('/');
    return `require(${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)})`;
  });
}
