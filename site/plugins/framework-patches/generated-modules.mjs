/** Parts of the site's configuration that only the build reads. */
const buildOnly =
  'plugins themes presets ssrTemplate headTags clientModules markdown staticDirectories onBrokenLinks onBrokenAnchors'.split(
    ' ',
  );

/**
 * Loader for the framework's generated modules. Removes options that only the build reads from `docusaurus.config.mjs`, and
 * makes the absolute paths in `client-modules.js` relative to the site's folder.
 * @this {{resourcePath: string, getOptions(): {project: string}}}
 * @param {string} source
 */
export default function generatedModule(source) {
  if (!this.resourcePath.endsWith('docusaurus.config.mjs')) {
    return source.replaceAll(this.getOptions().project, '@site/..');
  }
  const [head, json = ''] = source.split(/(?<=export default )/);
  const config = JSON.parse(json.replace(/;\s*$/, ''));
  for (const name of buildOnly) {
    delete config[name];
  }
  return `${head}${JSON.stringify(config)};\n`;
}
