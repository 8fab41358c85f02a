/** Parts of the site's configuration that only the build reads. */
const buildOnly =
  'plugins themes presets ssrTemplate headTags clientModules markdown staticDirectories onBrokenLinks onBrokenAnchors'.split(
    ' ',
  );

/**
 * Loader for the framework's generated `docusaurus.config.mjs`: removes what only the build reads.
 * @param {string} source
 */
export default function withoutBuildOptions(source) {
  const match = /^([\s\S]*?export default )(\{[\s\S]*\});\s*$/.exec(source);
  if (!match) {
    throw new Error(
      'plugins/framework-patches/site-config no longer fits Docusaurus: docusaurus.config.mjs isn\'t "export default {…};". ' +
        'Look at what the framework writes now and correct without-build-options.mjs.',
    );
  }
  const [, head = '', json = ''] = match;
  const config = JSON.parse(json);
  for (const name of buildOnly) {
    delete config[name];
  }
  return `${head}${JSON.stringify(config)};\n`;
}
