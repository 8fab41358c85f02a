import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Lets workers of the site bundle the codecs of Draco, Basis Universal and images. */
export default function wasmDecoders(): Plugin {
  return {
    name: 'wasm-decoders',
    configureWebpack: (_config, isServer) => ({
      // Draco's modules ask where they are, in Node only.
      ...(isServer ? {} : {node: {__dirname: 'mock', __filename: 'mock'}}),
      module: {
        rules: [
          {
            test: /(?:draco_(?:de|en)coder_gltf_nodejs|basis_transcoder)\.js$/,
            // CommonJS, also the one in three, which is a package of ES modules otherwise.
            type: 'javascript/auto',
            // Where they run in Node only.
            resolve: {fallback: {fs: false, path: false}},
          },
          {test: /[\\/]@jsquash[\\/].*codec[\\/].*\.js$/, use: [{loader: path.join(here, 'worker-url.mjs')}]},
          {
            test: /[\\/]@gltf-transform[\\/]functions[\\/]/,
            // They compile code with `new Function` when they load, which the policy forbids. Nothing here calls them.
            resolve: {alias: {ndarray: false, 'ndarray-lanczos': false, 'ndarray-pixels': false}},
          },
          {test: /\.wasm$/, type: 'asset/resource', generator: {filename: 'assets/files/[name].[contenthash:8][ext]'}},
        ],
      },
    }),
  };
}
