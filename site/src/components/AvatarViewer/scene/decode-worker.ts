import {decompress} from '@avaturn-docs/avatar-glb/decode/decompress';
import {readModel} from '@avaturn-docs/avatar-glb/read/model';
import {displayDecoders} from '../../glb-tool/decoders';
import {serveInWorker} from '../../glb-tool/serve-job';

serveInWorker<ArrayBuffer, ArrayBuffer>(async (bytes, onProgress) => {
  onProgress({step: 'Decoding the model', done: 0, total: 1});
  const file = new Uint8Array(bytes);
  const {buffer} = await decompress(file, readModel(file).gltf.extensionsUsed, displayDecoders);
  return {result: buffer, transfer: [buffer]};
});
