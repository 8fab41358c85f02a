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

/** What glTF-Transform imports when it reads files in Node. No browser comes there, and the bundler has nothing for it. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/** Compiled for any place: it asks for names that other places have, which the bundler would take for dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** Packages of three dimensions, under names that tests can tell, so that it is seen where and when they load. */
const threeDimensions = {
  three: {
    test: /[\\/]node_modules[\\/]three[\\/]/,
    name: 'three',
    chunks: 'async' as const,
    enforce: true,
    priority: 50,
  },
  threeVrm: {
    test: /[\\/]node_modules[\\/]@pixiv[\\/]/,
    name: 'three-vrm',
    chunks: 'async' as const,
    enforce: true,
    priority: 50,
  },
};

/** What a reader's browser is sent, and in which parts. */
export default function delivery(): Plugin {
  return {
    name: 'delivery',
    getClientModules: () => [path.join(here, 'client/offline-links.ts')],
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer': path.join(here, 'no-prism.ts')}},
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {splitChunks: {cacheGroups: {framework, ...threeDimensions}}},
      }),
    }),
  };
}
