import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What changes with a new version of the framework only, and is a task of its own when it is evaluated. */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|history)[\\/]/,
  chunks: 'initial' as const,
  priority: 60,
  enforce: true,
};

/** What a reader's browser is sent, and in which parts. */
export default function delivery(): Plugin {
  return {
    name: 'delivery',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer': path.join(here, 'no-prism.ts')}},
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {framework}}}}),
    }),
  };
}
