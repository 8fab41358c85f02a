import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expectModules} from './expect-modules';

const loader = fileURLToPath(new URL('generated-modules.mjs', import.meta.url));

/**
 * The framework puts the complete configuration and absolute paths into the scripts of every page. That would publish where
 * the site was built, and give each checkout different file hashes.
 */
export default function siteConfig({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const files = ['docusaurus.config.mjs', 'client-modules.js'].map((name) => path.join(generatedFilesDir, name));
  const expected = Object.fromEntries(files.map((file) => [path.basename(file), (found: string) => found === file]));
  const options = {project: path.dirname(siteDir)};
  return {
    name: 'site-config',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [{test: files, enforce: 'pre', use: [{loader, options}]}]},
      ...(!isServer && {plugins: [expectModules('site-config', expected)]}),
    }),
  };
}
