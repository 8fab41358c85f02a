/** Parts of the site's configuration that only the build reads. */
const buildOnly = ['plugins', 'themes', 'presets'];

/**
 * Loader for the framework's generated `docusaurus.config.mjs`: takes out what only the build reads.
 *
 * @param {string} source
 */
export default function withoutBuildOptions(source) {
  const match = /^([\s\S]*?export default )(\{[\s\S]*\});\s*$/.exec(source);
  if (!match) {
    throw new Error(
      'plugins/client-config: the generated docusaurus.config.mjs no longer reads "export default {…};". Look at what the ' +
        'framework writes now and change the loader.',
    );
  }
  const [, head = '', json = ''] = match;
  const config = JSON.parse(json);
  for (const name of buildOnly) {
    delete config[name];
  }
  return `${head}${JSON.stringify(config)};\n`;
}
