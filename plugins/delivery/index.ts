import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {sharedFiles} from './shared-files';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What glTF-Transform imports when it reads files in Node. No browser comes there, and the bundler has nothing for it. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/** Compiled for any place: it asks for names that other places have, which the bundler would take for dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** What a reader's browser is sent, and in which parts. */
export default function delivery(): Plugin {
  return {
    name: 'delivery',
    getClientModules: () => ['offline-links', 'newer-build'].map((name) => path.join(here, `client/${name}.ts`)),
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer': path.join(here, 'no-prism.ts'),
          ...(!isServer && {'@docusaurus/utils-common$': path.join(here, 'utils-common.ts')}),
        },
      },
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {splitChunks: {cacheGroups: sharedFiles}},
      }),
    }),
  };
}
