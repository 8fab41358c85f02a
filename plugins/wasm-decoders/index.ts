import type {Plugin} from '@docusaurus/types';

/** Lets workers of the site bundle the decoders of Draco and Basis Universal. */
export default function wasmDecoders(): Plugin {
  return {
    name: 'wasm-decoders',
    configureWebpack: (_config, isServer) => ({
      // The decoders ask where they are, in Node only.
      ...(isServer ? {} : {node: {__dirname: 'mock', __filename: 'mock'}}),
      module: {
        rules: [
          {
            test: /(?:draco_decoder_gltf_nodejs|basis_transcoder)\.js$/,
            // CommonJS, also the one in three, which is a package of ES modules otherwise.
            type: 'javascript/auto',
            // Where they run in Node only.
            resolve: {fallback: {fs: false, path: false}},
          },
          {test: /\.wasm$/, type: 'asset/resource', generator: {filename: 'assets/files/[name].[contenthash:8][ext]'}},
        ],
      },
    }),
  };
}
