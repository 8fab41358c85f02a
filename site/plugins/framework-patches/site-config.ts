import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expect-modules';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The framework's generated modules, with their loaders. */
const loaders = {
  'docusaurus.config.mjs': 'without-build-options.mjs',
  'client-modules.js': 'with-relative-paths.mjs',
};

/**
 * The framework puts the complete configuration and absolute paths into the scripts of every page. That would publish where
 * the site was built, and give each checkout different file hashes.
 */
export default function siteConfig({generatedFilesDir}: LoadContext): Plugin {
  const changed = Object.entries(loaders).map(([name, loader]) => ({
    file: path.join(generatedFilesDir, name),
    loader: path.join(here, loader),
  }));
  return {
    name: 'site-config',
    configureWebpack: (_config, isServer) => ({
      module: {rules: changed.map(({file, loader}) => ({test: file, enforce: 'pre', use: [loader]}))},
      ...(!isServer && {
        plugins: [
          expectModules(
            'site-config',
            Object.fromEntries(changed.map(({file}) => [path.basename(file), (name: string) => name === file])),
          ),
        ],
      }),
    }),
  };
}
