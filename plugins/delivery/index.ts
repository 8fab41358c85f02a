import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What glTF-Transform imports when it reads files in Node. No browser gets there, and the bundler has nothing for it. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/** Compiled for any platform: it asks for names of other platforms, which the bundler would take for dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** A file of its own for a package of the viewer, so that it shows where and when it loads. */
const packageFile = (name: string, folder: string) => ({
  name,
  test: new RegExp(String.raw`[\\/]node_modules[\\/]${folder}[\\/]`),
  type: /^(?:javascript|json)/,
  chunks: 'async' as const,
  priority: 50,
  enforce: true,
});

/** What pages do while their parts load, and how the site's own packages are bundled. */
export default function delivery(_context: LoadContext): Plugin {
  return {
    name: 'delivery',
    getClientModules: () => ['offline-links', 'newer-build'].map((name) => path.join(here, `client/${name}.ts`)),
    configureWebpack: (_config, isServer) => ({
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {
          splitChunks: {
            cacheGroups: {three: packageFile('three', 'three'), threeVrm: packageFile('three-vrm', '@pixiv')},
          },
        },
      }),
    }),
  };
}
