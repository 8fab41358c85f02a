import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LinkPageFiles} from './page-files';
import {sharedFiles} from './shared-files';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What glTF-Transform imports when it reads files in Node. No browser comes there, and the bundler has nothing for it. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/**
 * Parts of the theme that no page draws: those that tell versions of the docs apart, for there is one version, and the
 * not-found page inside the docs' layout, for client/routes.tsx draws the site's.
 */
const unusedParts = ['@theme/DocVersionBanner', '@theme/DocVersionBadge', '@theme/NotFound/Content'];
const nothing = createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/exports/Noop.js');

/** Compiled for any place: it asks for names that other places have, which the bundler would take for dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** What a reader's browser is sent, and in which parts. */
export default function delivery({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'delivery',
    getClientModules: () => ['offline-links', 'newer-build'].map((name) => path.join(here, `client/${name}.ts`)),
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          'react-router-config$': path.join(here, 'client/routes.tsx'),
          'prism-react-renderer': path.join(here, 'no-prism.ts'),
          ...Object.fromEntries(unusedParts.map((part) => [part, nothing])),
          ...(!isServer && {'@docusaurus/utils-common$': path.join(here, 'utils-common.ts')}),
        },
      },
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {splitChunks: {cacheGroups: sharedFiles(siteDir)}},
        plugins: [
          // Asked for by a path inside its package, so an alias does not reach it.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /[\\/]reactUtils$/,
            path.join(here, 'shallow-memo.ts'),
          ),
          ...(process.env['NODE_ENV'] === 'production' ? [new LinkPageFiles(generatedFilesDir)] : []),
        ],
      }),
    }),
  };
}
