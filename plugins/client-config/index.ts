import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * The framework puts the whole configuration into the script of every page, the options of all plugins among it. They
 * are of no use there, they are bytes, and an absolute path in one of them would publish where the site was built and
 * change every file's hash with it. Absolute paths in the list of client modules do the latter too.
 */
export default function clientConfig(context: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: path.join(context.generatedFilesDir, 'docusaurus.config.mjs'),
            enforce: 'pre',
            use: [path.join(here, 'without-build-options.mjs')],
          },
          {
            test: path.join(context.generatedFilesDir, 'client-modules.js'),
            enforce: 'pre',
            use: [path.join(here, 'with-relative-paths.mjs')],
          },
        ],
      },
    }),
  };
}
