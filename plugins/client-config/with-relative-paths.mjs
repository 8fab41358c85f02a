import path from 'node:path';

/**
 * Loader for the framework's generated `client-modules.js`: makes its absolute paths relative to the file. They are part
 * of the hash the bundler gives a script at first, and the names in the runtime's code follow from how often a letter
 * stands in those hashes.
 *
 * @this {{context: string}}
 * @param {string} source
 */
export default function withRelativePaths(source) {
  return source.replace(/require\(("[^"]*")\)/g, (whole, quoted) => {
    const file = JSON.parse(quoted);
    if (!path.isAbsolute(file)) {
      return whole;
    }
    const relative = path.relative(this.context, file).split(path.sep).join('/');
    return `require(${JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)})`;
  });
}
