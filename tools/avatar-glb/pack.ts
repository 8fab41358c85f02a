import {createRequire} from 'node:module';
import {pack} from '@avaturn-docs/command-line/pack';
import {codecFiles} from './images/node';

const {resolve} = createRequire(import.meta.url);

void pack({
  folder: import.meta.dirname,
  entry: 'cli/main.ts',
  files: {
    // Draco's loaders expect these in their own folder.
    'draco_decoder_gltf.wasm': resolve('draco3dgltf/draco_decoder_gltf.wasm'),
    'draco_encoder.wasm': resolve('draco3dgltf/draco_encoder.wasm'),
    ...Object.fromEntries(Object.entries(codecFiles).map(([name, file]) => [name, resolve(file)])),
  },
});
