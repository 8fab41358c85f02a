import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Chunk} from '../bundler';

/** glTF-Transform imports these to read files in Node. Browsers never run that code, and the bundler can't resolve them. */
const onlyInNode = {'node:fs': 'undefined', 'node:path': 'undefined'};

/** Compiled for any platform: it names modules of other platforms, which the bundler would treat as dependencies. */
const compiled = /[\\/]gltf_validator\.dart\.js$/;

/** Gives a package of the viewer its own chunk, so that its size and load time are visible. */
const packageFile = (name: string, folder: string) => ({
  name,
  test: new RegExp(String.raw`[\\/]node_modules[\\/]${folder}[\\/]`),
  type: /^(?:javascript|json)/,
  // A worker, whose runtime has another name, has its own copy: the viewer would otherwise load what only the worker needs.
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && [...(chunk.runtime ?? [])].join('').includes('main'),
  priority: 50,
  enforce: true,
});

/** How the bundler splits the site's packages. */
export default function delivery(_context: LoadContext): Plugin {
  return {
    name: 'delivery',
    configureWebpack: (_config, isServer) => ({
      module: {noParse: compiled},
      ...(!isServer && {
        externals: onlyInNode,
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Not `three/src`, from which a worker takes its math only.
              three: packageFile('three', String.raw`three[\\/](?:build|examples)`),
              threeVrm: packageFile('three-vrm', '@pixiv'),
            },
          },
        },
      }),
    }),
  };
}
